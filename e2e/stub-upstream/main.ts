// One small server that replaces all services of the resolver and the pages of the web. We wrote its responses in each
// service's real format; unknown requests get the service's own "not found".
import { createServer } from 'node:http';
import { answerTo } from './answers.ts';

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://stub');
  const answer = answerTo(url);
  if (answer === 'never') return;
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  response.writeHead(answer.status ?? 200, {
    'content-type': answer.contentType ?? 'application/json',
    ...answer.headers,
  });
  response.end(body);
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
