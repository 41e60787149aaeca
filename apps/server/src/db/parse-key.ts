/** 32 bytes as 64 hexadecimal digits or as base64, in either alphabet. Undefined for anything else. */
export const parseKey = (text: string): Buffer | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
};
