/** Degrees Celsius. The normal range is shown beside the field. */
export const TEMPERATURE = { min: 34, max: 42, normalFrom: 36.1, normalTo: 37.2 } as const;

/** 34 to 42 with at most one decimal place, a point or a comma; anything else is null. */
export function temperatureOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{2}(\.\d)?$/.test(text)) return null;
  const value = Number(text);
  return value >= TEMPERATURE.min && value <= TEMPERATURE.max ? value : null;
}

/** True while more keys could still make it valid: "3" and "37." are no mistakes yet, "33" and "50" are. */
export function mayBecomeTemperature(typed: string): boolean {
  const text = typed.trim().replace(',', '.');
  if (/^[34]?$/.test(text)) return true;
  return temperatureOf(text.replace(/\.$/, '')) !== null;
}
