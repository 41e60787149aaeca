const CALLBACK = '/auth/callback';
/** RFC 8252: an app on this device listens on whatever port is free, at the address that is surely its own. */
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|\[::1\]):([1-9]\d{0,4})\/auth\/callback$/;

/** Whether the provider may have sent a person there: our own callback to the letter, or the desktop wrapper's. */
export const isOwnRedirect = (address: string, publicUrl: string): boolean =>
  address === publicUrl + CALLBACK || LOOPBACK.test(address);
