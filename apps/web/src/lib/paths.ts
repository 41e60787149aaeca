/** Every address of the app. The questionnaire's are declared with its steps. */
export const PATHS = {
  home: '/',
  login: '/login',
  authCallback: '/auth/callback',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  checker: '/symptom-checker',
  results: '/symptom-checker/results',
  chat: '/chat',
  history: '/symptom-history',
  settings: '/settings',
  flagged: '/admin/flagged',
  accuracy: '/accuracy',
  knowledge: '/knowledge',
  knownCondition: '/knowledge/conditions/:id',
  knownFinding: '/knowledge/findings/:id',
} as const;

export const conditionPath = (id: string): string =>
  PATHS.knownCondition.replace(':id', encodeURIComponent(id));
export const findingPath = (id: string): string =>
  PATHS.knownFinding.replace(':id', encodeURIComponent(id));
