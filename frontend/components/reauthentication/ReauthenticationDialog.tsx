import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../lib/app'
import { signInWaysQuery } from '../../lib/session/signInWaysQuery'
import { Dialog } from '../ui/Dialog'
import { PasswordLink } from './PasswordLink'
import { PasswordProof, type PasswordProofProps } from './PasswordProof'
import { ProviderProof } from './ProviderProof'

/** Asks who is there before a sensitive change: for the password, or at the provider where there is none. */
export const ReauthenticationDialog = ({ onProved, onCancel }: PasswordProofProps) => {
  const { data: ways, isPending } = useQuery(signInWaysQuery(useApp()))
  const content = () => {
    if (isPending) return <p role="status">Loading…</p>
    if (!ways || ways.hasPassword) return <PasswordProof onProved={onProved} onCancel={onCancel} />
    return (
      <div className="grid gap-6">
        {ways.canProve && ways.provider && <ProviderProof provider={ways.provider} onCancel={onCancel} />}
        <div className={ways.canProve ? 'border-t border-rule pt-5' : undefined}>
          <PasswordLink />
        </div>
      </div>
    )
  }
  return (
    <Dialog title="Confirm your identity" isOpen onClose={onCancel}>
      {content()}
    </Dialog>
  )
}
