import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { ProofBegun } from '../../../domain/accounts/singleSignOn/singleSignOn.schema'
import { useApp } from '../../lib/app'
import { accountMessages } from '../../lib/messages/accountMessages'
import { secondFactorQuery } from '../../lib/session/secondFactorQuery'
import { useForm } from '../../lib/useForm'
import { Button } from '../ui/Button'
import { CodeField } from '../ui/CodeField'
import { ErrorSummary } from '../ui/ErrorSummary'
import { SubmitButton } from '../ui/SubmitButton'

export interface ProviderProofProps {
  /** What people know the provider by. */
  provider: string
  onCancel: () => void
}

/**
 * Who has no password proves at the provider who they are, which leads back to this page; the code is asked
 * for first.
 */
export const ProviderProof = ({ provider, onCancel }: ProviderProofProps) => {
  const app = useApp()
  const { pathname } = useLocation()
  const { data: factor } = useQuery(secondFactorQuery(app))
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./reauthenticationSchemas')).proofSchema.omit({ from: true }),
    submit: async (proof) => {
      const { url } = await app.api.post<ProofBegun>('/users/sso/proof', { ...proof, from: pathname })
      location.assign(url)
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <p className="text-ink-soft">{accountMessages.proofReason(provider)}</p>
      <ErrorSummary errors={errors} />
      {factor?.isOn && <CodeField {...field('code')} />}
      <p className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isPending}>{`Continue with ${provider}`}</SubmitButton>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  )
}
