import type { FastifyReply } from 'fastify';

/** An answer that is a file. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;

  constructor(name: string, type: string, body: Buffer) {
    this.name = name;
    this.type = type;
    this.body = body;
  }
}

export const sendDownload = (reply: FastifyReply, { name, type, body }: Download): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(body);
