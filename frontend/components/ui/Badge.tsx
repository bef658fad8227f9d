import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'

export type BadgeTone = 'neutral' | 'place' | 'good' | 'warning' | 'stop'

const TONES: Record<BadgeTone, string> = {
  neutral: 'text-ink-soft',
  place: 'bg-nile-wash text-nile',
  good: 'bg-acacia-wash text-acacia',
  warning: 'bg-amber-wash text-amber',
  stop: 'bg-laterite-wash text-laterite-deep',
}

/** A state in a word or two. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={classNames('badge', TONES[tone])}>{children}</span>
)
