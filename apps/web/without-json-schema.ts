/** Stands in the browser's build in place of zod's modules that describe schemas as JSON Schema (`vite.config.ts`): it has no such method. */
const undescribed = () => () => {
  throw new Error('schemas are not described in browsers');
};

export { undescribed as createStandardJSONSchemaMethod, undescribed as createToJSONSchemaMethod };
