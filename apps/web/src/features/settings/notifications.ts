/** Asks the browser once; false where it cannot or the person does not want it. */
export async function askForNotifications(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
