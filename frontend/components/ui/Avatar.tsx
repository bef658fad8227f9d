import { useState } from 'react'
import { classNames } from '../../lib/classNames'
import { initials } from '../../lib/initials'

export interface AvatarProps {
  /** Whose it is. Stands beside it as text: the picture itself says nothing more. */
  name: string
  url: string | null
  isLarge?: boolean
}

/** A person's photo, or the initials where there is none. */
export const Avatar = ({ name, url, isLarge = false }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const size = isLarge ? 112 : 56
  const box = classNames('flex-none border border-rule-strong', isLarge ? 'size-28' : 'size-14')
  if (url && url !== failed) {
    return (
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={classNames(box, 'object-cover')}
        onError={() => setFailed(url)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        box,
        'grid place-items-center bg-nile-wash font-display font-semibold text-nile-deep',
        isLarge ? 'text-3xl' : 'text-xl',
      )}
    >
      {initials(name)}
    </span>
  )
}
