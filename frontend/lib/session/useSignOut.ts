import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { useApp } from '../app'
import { messages } from '../messages/messages'
import { useToast } from '../toasts'

/** Ends the session, here or on all devices, and goes home. */
export const useSignOut = (): { signOut: (scope?: 'local' | 'global') => Promise<void>; isSigningOut: boolean } => {
  const app = useApp()
  const showToast = useToast()
  const navigate = useNavigate()
  const [isSigningOut, setIsSigningOut] = useState(false)

  const signOut = async (scope: 'local' | 'global' = 'local'): Promise<void> => {
    setIsSigningOut(true)
    try {
      const { endSession } = await import('./endSession')
      await endSession(app, scope)
      showToast({ tone: 'success', title: messages.signedOut })
      await navigate(paths.home.build())
    } catch {
      showToast({ tone: 'error', title: messages.error, description: messages.signOutFailed })
    }
    setIsSigningOut(false)
  }
  return { signOut, isSigningOut }
}
