/**
 * A reason that comes from a condition's entry ("floor:flu", "condition:flu") names its source by an id of that entry;
 * a rule's own reason names it in words.
 */
export const conditionOfRule = (rule: string): string | null => {
  const id = /^(?:floor|condition):(.+)$/.exec(rule)?.[1];
  return id && id !== 'not-in-the-list' ? id : null;
};
