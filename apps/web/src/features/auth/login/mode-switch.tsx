import type { Mode } from './login-page.tsx';

interface Props {
  mode: Mode;
  onChange: (mode: Mode) => void;
}

export function ModeSwitch({ mode, onChange }: Props) {
  const signingIn = mode === 'sign-in';
  return (
    <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-ink-2">
      {signingIn ? 'New to Yarrow?' : 'Already have an account?'}
      <button
        type="button"
        onClick={() => onChange(signingIn ? 'sign-up' : 'sign-in')}
        className="min-h-11 rounded-lg px-1 font-semibold text-action underline underline-offset-4"
      >
        {signingIn ? 'Create an account' : 'Sign in instead'}
      </button>
    </p>
  );
}
