import swagger from '@fastify/swagger';
import { API_BASE } from '@yarrow/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the routes mounted after it into one OpenAPI 3.1 document. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Yarrow',
        version: '0.1.0',
        description: 'A symptom checker and health chat that shows its reasons.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
}

export function openApiRoutes(app: FastifyInstance): void {
  app.get(`${API_BASE}/openapi.json`, { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(app.swagger() as Document)),
  );
}

interface Document {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, { summary?: string }>>;
}

/** A plain page that lists the calls; the document itself has their shapes. */
function page({ info, paths = {} }: Document): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary }]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary ?? '')}</td></tr>`,
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} API</title><h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')}</p>
<p><a href="${API_BASE}/openapi.json">OpenAPI 3.1 document</a></p><table>${rows.join('')}</table></html>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
