import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { paths } from '../../paths'
import { ApiError } from '../ApiError'
import { useApp } from '../app'
import { messages } from '../messages/messages'
import { useToast } from '../toasts'
import { announceSignOut, forgetSession } from './forgetSession'

/** These mean that the session was over already. Source: spec.md section 8. */
const ALREADY_OVER = [401, 403, 404]

/** Ends the session, here or on all devices, and goes home. */
export const useSignOut = (): { signOut: (scope?: 'local' | 'global') => Promise<void>; isSigningOut: boolean } => {
  const app = useApp()
  const showToast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isSigningOut, setIsSigningOut] = useState(false)

  const signOut = async (scope: 'local' | 'global' = 'local'): Promise<void> => {
    setIsSigningOut(true)
    try {
      await (scope === 'local' ? app.api.post('/users/logout') : app.api.post('/users/sign-out', { scope }))
    } catch (error) {
      if (!(error instanceof ApiError && ALREADY_OVER.includes(error.status))) {
        showToast({ tone: 'error', title: messages.error, description: messages.signOutFailed })
        setIsSigningOut(false)
        return
      }
    }
    announceSignOut()
    forgetSession(app)
    showToast({ tone: 'success', title: messages.signedOut })
    await navigate(paths.home.build())
    await revalidate()
    setIsSigningOut(false)
  }
  return { signOut, isSigningOut }
}
