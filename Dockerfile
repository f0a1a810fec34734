# The whole product in one image: `docker build -t citewright .`, then
# `docker run -p 3000:3000 -e PUBLIC_ORIGIN=https://cite.example.org -v citewright:/data citewright`.
# docs/operations.md says how it is run with PostgreSQL, behind a proxy, and how it is updated.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci
# For no address in particular: the server puts PUBLIC_ORIGIN into what it sends.
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY apps/server apps/server
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY quality/package.json quality/
COPY tools/package.json tools/
RUN npm ci --workspace apps/server --include-workspace-root=false --omit=dev --omit=optional --ignore-scripts

FROM node:24-bookworm-slim
# What Node compiles goes where a container may write even when its own file system is read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/packages packages
COPY --from=build /app/packages/styles/generated packages/styles/generated
COPY --from=packages /app/apps/server apps/server
COPY --from=build /app/apps/web/build apps/web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: the signal that stops the container reaches the server itself.
CMD ["apps/server/start.sh"]
