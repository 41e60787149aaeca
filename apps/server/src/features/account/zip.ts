import { crc32, deflateRawSync } from 'node:zlib';

/** APPNOTE.TXT 6.3.10: a local header and the data for each file, then the central directory and its end. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATE = 8;

export interface ZipFile {
  name: string;
  text: string;
}

/** An archive of texts, all of one time. Up to 65,535 files and 4 GB. */
export function zip(files: readonly ZipFile[], at: Date): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const data = Buffer.from(text, 'utf8');
    const packed = deflateRawSync(data);
    const path = Buffer.from(name, 'utf8');
    // Shared by both headers: version, flags, method, time, date, checksum, sizes, lengths of name and extra field.
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(FLAGS, 2);
    about.writeUInt16LE(DEFLATE, 4);
    about.writeUInt16LE(dosTime(at), 6);
    about.writeUInt16LE(dosDate(at), 8);
    about.writeUInt32LE(crc32(data), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(data.length, 18);
    about.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([uint32(LOCAL), about, path, packed]);
    // Version it was made with; then comment, disk, attributes (all none) and where the local header is.
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(uint32(CENTRAL), uint16(VERSION), about, place, path);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, uint32(END), end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

const dosTime = (at: Date): number =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dosDate = (at: Date): number =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
