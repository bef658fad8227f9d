import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '../../../lib/useIsHydrated'

const CHALLENGE = /^#factor=([\w-]{43})$/

/**
 * The challenge of a second factor, as somebody comes back with it from the single sign-on provider: it
 * stands behind the hash, which the browser tells no server.
 * @returns the challenge, and how to forget it
 */
export const useHashChallenge = (): [challenge: string | undefined, drop: () => void] => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const challenge = isHydrated ? CHALLENGE.exec(hash)?.[1] : undefined
  return [
    challenge,
    () => {
      if (challenge) void navigate(`${pathname}${search}`, { replace: true })
    },
  ]
}
