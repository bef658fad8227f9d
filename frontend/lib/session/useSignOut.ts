import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../app'
import { messages } from '../messages/messages'
import { useToast } from '../toasts'

/** Ends the session, here or on all devices, and goes home. */
export const useSignOut = (): {
  signOut: (scope?: 'local' | 'global') => Promise<void>
  isSigningOut: boolean
} => {
  const app = useApp()
  const showToast = useToast()
  const navigate = useNavigate()
  const [isSigningOut, setIsSigningOut] = useState(false)

  const signOut = async (scope: 'local' | 'global' = 'local'): Promise<void> => {
    setIsSigningOut(true)
    await import('./endSession')
      .then(({ signOutHere }) => signOutHere(app, scope, showToast, navigate))
      .catch(() => showToast({ tone: 'error', title: messages.network }))
    setIsSigningOut(false)
  }
  return { signOut, isSigningOut }
}
