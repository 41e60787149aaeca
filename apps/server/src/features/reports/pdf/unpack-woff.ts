import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/**
 * The TrueType file inside a WOFF file. fontkit would inflate a table anew for every letter it looks at.
 * The layout is that of the W3C's WOFF 1.0 and of OpenType's table directory.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('this is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  woff.copy(directory, 0, 4, 8); // the flavour
  directory.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);

  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = HEADER.woff + index * ENTRY.woff;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const to = HEADER.sfnt + index * ENTRY.sfnt;
    woff.copy(directory, to, from, from + 4); // the tag
    woff.copy(directory, to + 4, from + 16, from + 20); // the checksum
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([directory, ...tables]);
}
