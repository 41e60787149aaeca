import type { User } from '@yarrow/contract';
import { useState } from 'react';
import { initialsOf, nameOf } from './initials.ts';

/** A picture from elsewhere is not asked for: that would tell its server who uses Yarrow. */
export function Avatar({ user }: { user: User | null }) {
  const [broken, setBroken] = useState(false);
  const picture = user?.photoURL ?? null;
  const look =
    'grid size-9 shrink-0 place-items-center rounded-full bg-action-soft text-sm font-semibold text-action';
  if (picture === null || broken || !isOwn(picture))
    return (
      <span aria-hidden="true" className={look}>
        {initialsOf(nameOf(user))}
      </span>
    );
  return (
    <img src={picture} alt="" onError={() => setBroken(true)} className={`${look} object-cover`} />
  );
}

const isOwn = (address: string): boolean =>
  new URL(address, location.href).origin === location.origin;
