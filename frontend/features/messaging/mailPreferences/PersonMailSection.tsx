import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  CONSENT_CHOICES,
  CONSENT_WAYS,
  type ConsentState,
} from '../../../../domain/people/consents/consentTexts.schema'
import type { PersonMail } from '../../../../domain/people/consents/personMail.schema'
import type { MailAddressView } from '../../../../domain/messaging/mailAddresses/bounces.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { mailingMessages } from '../../../lib/messages/mailingMessages'
import { messages } from '../../../lib/messages/messages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'

const choiceText = ({ changedAt, changedBy, way }: ConsentState): string =>
  changedAt && way
    ? `${CONSENT_WAYS[way]}${changedBy ? `, ${changedBy}` : ''}, ${formatDate(changedAt)}`
    : 'As set for everybody'

const AddressState = ({ address, onResume }: { address: MailAddressView; onResume: () => void }) => (
  <div className="grid gap-2">
    {address.pausedAt && (
      <div className="grid justify-items-start gap-2 border-s-4 border-laterite bg-laterite-wash p-4">
        <p>
          Paused since {formatDate(address.pausedAt)}: three emails to{' '}
          <bdi className="break-all">{address.email}</bdi> came back. Invoices and receipts are held back too.
          A new address is used at once.
        </p>
        <Button onClick={onResume}>Resume This Address</Button>
      </div>
    )}
    {address.bounces.slice(0, 5).map(({ at, isPermanent, reason }) => (
      <p key={`${at}${reason}`} className="break-words text-ink-soft">
        {formatDate(at)}: {isPermanent ? 'came back' : 'was delayed'}. {reason}
      </p>
    ))}
  </div>
)

const Frame = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="person-mail" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h2 id="person-mail" className="text-xl">
      Mails and consent
    </h2>
    {children}
  </section>
)

/** What a person wants to receive, who said so, and whether mails to the address arrive. Source: issue 13, part 7. */
export const PersonMailSection = ({ user }: { user: string }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const key = [OWN, 'person-mail', user]
  const {
    data,
    isPending: isLoading,
    ...failure
  } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<PersonMail>(`/consents/${user}/person`, { signal }),
    staleTime: 0,
    throwOnError: false,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ step, body }: { step: 'set' | 'resume'; body: object }) =>
      api.post<PersonMail>(`/consents/${user}/${step}`, body),
    onSuccess: (changed) => {
      queryClient.setQueryData(key, changed)
      toast({ tone: 'success', title: mailingMessages.changed })
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: mailingMessages.changeFailed,
        description: errorText(error, messages.unexpected),
      }),
  })
  if (!data)
    return (
      <Frame>
        {isLoading ? (
          <Spinner label="Loading mails and consent" />
        ) : (
          <LoadFailure title="Failed to load mails and consent" {...failure} />
        )}
      </Frame>
    )
  return (
    <Frame>
      <AddressState address={data.address} onResume={() => mutate({ step: 'resume', body: {} })} />
      <ul className="border-b border-rule">
        {data.states.map((state) => {
          const { choice, isGiven } = state
          const { label } = CONSENT_CHOICES[choice]
          return (
            <li
              key={choice}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-1"
            >
              <span>
                <span className="font-semibold">{label}</span>{' '}
                <Badge tone={isGiven ? 'good' : 'neutral'}>{isGiven ? 'Agreed' : 'Declined'}</Badge>
                <span className="block text-ink-soft">{choiceText(state)}</span>
              </span>
              <Button
                tone="quiet"
                isBusy={isPending}
                onClick={() => mutate({ step: 'set', body: { choices: { [choice]: !isGiven } } })}
              >
                {isGiven ? 'Record as Declined' : 'Record as Agreed'}
                <span className="sr-only">: {label}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}
