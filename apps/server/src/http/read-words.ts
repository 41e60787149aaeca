import type { Safety } from '@yarrow/contract';
import type { FastifyRequest } from 'fastify';
import { regionOf } from './region.ts';

/** Judges words for danger; undefined where they say nothing of it and there were none. */
export type JudgeWords = (words: string, region: string | undefined) => Safety;

/** Where a person's words stand in the bodies of the routes that take them. */
const FIELDS: Partial<Record<string, readonly string[]>> = {
  sendMessage: ['message'],
  analyze: ['symptom_text', 'distress_details', 'pregnancy_details'],
};

/** Read of a body that was refused unread: enough for anything a person types. In bytes. */
const MOST_UNREAD = 64 * 1024;
const LONGEST_WAIT_MS = 1_000;
/** In UTF-16 units; judging takes about a millisecond for each thousand. */
const MOST_JUDGED = 200_000;

/**
 * How the words of a call that failed are judged, so that nobody who speaks of danger gets a bare error. Undefined
 * where the route takes no words, or none can be read.
 */
export async function judgeFailed(
  request: FastifyRequest,
  judge: JudgeWords,
): Promise<Safety | undefined> {
  if (request.safety) return request.safety;
  const fields = FIELDS[request.routeOptions.config.routeId ?? ''];
  if (!fields) return undefined;
  const words = wordsIn(request.body ?? parsed(await unread(request)), fields);
  if (words.trim() === '') return undefined;
  return judge(words.slice(0, MOST_JUDGED), regionOf(request));
}

function wordsIn(body: unknown, fields: readonly string[]): string {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null) return '';
  const told = fields.map((field) => (body as Record<string, unknown>)[field]);
  return told.filter((one) => typeof one === 'string').join('\n');
}

/** As JSON, or as it is where it is cut off or none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The beginning of a body that no parser has read. */
async function unread({ raw }: FastifyRequest): Promise<string> {
  if (raw.readableEnded || raw.destroyed || !raw.readable) return '';
  const chunks: Buffer[] = [];
  let size = 0;
  return await new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      raw.off('data', take);
      raw.off('end', end);
      raw.off('close', end);
      raw.resume(); // the rest is let go, so that the answer can be sent
      resolve(Buffer.concat(chunks).subarray(0, MOST_UNREAD).toString('utf8'));
    };
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MOST_UNREAD) end();
    };
    const late = setTimeout(end, LONGEST_WAIT_MS);
    raw.on('data', take);
    raw.on('end', end);
    raw.on('close', end);
  });
}
