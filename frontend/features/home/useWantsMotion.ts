import { useSyncExternalStore } from 'react'
import { savesData } from '../../lib/savesData'

const QUERY = '(prefers-reduced-motion: reduce)'

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/**
 * Whether things may move by themselves: not for who asked for less motion or less data, nor before the
 * script runs.
 */
export const useWantsMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !matchMedia(QUERY).matches && !savesData(),
    () => false,
  )
