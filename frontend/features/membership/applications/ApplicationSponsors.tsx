import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Evidence } from '../../../../domain/membership/applications/evidence/evidence.schema'
import {
  ENDORSEMENT_STATUSES,
  type OwnEndorsement,
} from '../../../../domain/membership/endorsements/kinds.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { useForm } from '../../../lib/useForm'
import { evidenceQuery } from './evidenceQuery'

const TONES = { asked: 'warning', confirmed: 'good', declined: 'stop' } as const

const Sponsor = ({ sponsor, withdraw }: { sponsor: OwnEndorsement; withdraw: () => Promise<void> }) => {
  const [isBusy, setIsBusy] = useState(false)
  const { contact, status, expiresAt, isExpired } = sponsor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-1">
      <bdi className="break-all">{contact}</bdi>
      <Badge tone={isExpired ? 'stop' : TONES[status]}>
        {isExpired ? 'Not answered in time' : ENDORSEMENT_STATUSES[status]}
      </Badge>
      {status === 'asked' && (
        <>
          {!isExpired && <span className="text-ink-soft">Can answer until {formatDate(expiresAt)}</span>}
          <Button
            tone="quiet"
            isBusy={isBusy}
            aria-label={`Take back ${contact}`}
            onClick={() => {
              setIsBusy(true)
              void withdraw().finally(() => setIsBusy(false))
            }}
          >
            Take Back
          </Button>
        </>
      )}
    </li>
  )
}

/** The people who are asked to sponsor an application, and a form that names another. */
export const ApplicationSponsors = ({ sponsors, sponsorsNeeded }: Evidence) => {
  const app = useApp()
  const client = useQueryClient()
  const reread = (): Promise<void> => client.invalidateQueries({ queryKey: evidenceQuery(app).queryKey })
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/membership/endorsements/endorsement.schema')).sponsorSchema,
    submit: async (body) => {
      await app.api.post('/endorsements/sponsors', body)
      await reread()
    },
  })
  const confirmed = sponsors.filter(({ status }) => status === 'confirmed').length
  return (
    <section aria-labelledby="sponsors-title" className="grid gap-4">
      <h3 id="sponsors-title" className="text-xl">
        Sponsors
      </h3>
      <p>
        This grade needs {sponsorsNeeded === 1 ? 'one sponsor' : `${sponsorsNeeded} sponsors`}; {confirmed}{' '}
        {confirmed === 1 ? 'has' : 'have'} confirmed. Each gets an email with a link and needs no account to
        answer.
      </p>
      {sponsors.length > 0 && (
        <ul className="grid gap-1">
          {sponsors.map((sponsor) => (
            <Sponsor
              key={sponsor.id}
              sponsor={sponsor}
              withdraw={async () => {
                await app.api.post(`/endorsements/${sponsor.id}/withdraw`, {}).catch(() => undefined)
                await reread()
              }}
            />
          ))}
        </ul>
      )}
      <form {...form.props} key={sponsors.length} className="grid max-w-text gap-4">
        <ErrorSummary errors={form.errors} />
        <Field
          {...form.field('contact')}
          label="Email or membership number of a sponsor"
          maxLength={255}
          autoComplete="off"
          required
        />
        <p>
          <SubmitButton isBusy={form.isPending}>Ask This Person</SubmitButton>
        </p>
      </form>
    </section>
  )
}
