import { Suspense, lazy, useState } from 'react'
import { CONSENT_KINDS } from '../../../../domain/people/consents/consentTexts.schema'
import type { MailingDetail } from '../../../../domain/messaging/mailings/mailingDetail.schema'
import { Button } from '../../../components/ui/Button'
import { Spinner } from '../../../components/ui/Spinner'
import { formatDateTime } from '../../../lib/dates'
import { MAILING_CHANNELS } from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { MailingBadge } from './MailingBadge'
import type { MailingFormProps } from './MailingForm'
import { PreviewSection } from './PreviewSection'
import { ReportSection } from './ReportSection'
import { type Stop, StopDialog } from './StopDialog'
import { WhatsAppText } from './WhatsAppText'
import { useMailingAct } from './useMailingAct'

const LazyForm = lazy(async () => ({ default: (await import('./MailingForm')).MailingForm }))

/** Loaded when somebody is about to send it. */
const SendDialog = lazy(async () => ({ default: (await import('./SendDialog')).SendDialog }))

/** Writes a mailing, or changes a draft; loaded when somebody does. */
export const MailingForm = (props: MailingFormProps) =>
  useIsHydrated() ? (
    <Suspense fallback={<Spinner label="Loading" />}>
      <LazyForm {...props} />
    </Suspense>
  ) : (
    <Spinner label="Loading" />
  )

interface MailingViewProps {
  mailing: MailingDetail
  onDiscarded: () => void
}

const Header = ({ mailing }: Pick<MailingViewProps, 'mailing'>) => (
  <header className="grid gap-2">
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <h2 className="text-2xl break-words">
        <bdi>{mailing.subject}</bdi>
      </h2>
      <MailingBadge status={mailing.status} />
    </div>
    <p className="text-ink-soft">
      {mailing.channel === 'sms' && `${MAILING_CHANNELS.sms} · `}
      {CONSENT_KINDS[mailing.kind].label} · {mailing.audience} · by <bdi>{mailing.createdBy}</bdi>
      {mailing.sendAt && mailing.status === 'scheduled' && ` · goes out ${formatDateTime(mailing.sendAt)}`}
      {mailing.startedAt && ` · begun ${formatDateTime(mailing.startedAt)}`}
      {mailing.finishedAt && ` · finished ${formatDateTime(mailing.finishedAt)}`}
    </p>
  </header>
)

/** What can be done with a mailing where it stands. */
const Acts = ({
  mailing: { id, status },
  onDiscarded,
  onEdit,
  onSend,
}: MailingViewProps & { onEdit: () => void; onSend: () => void }) => {
  const { control, test } = useMailingAct(id, onDiscarded)
  const isBusy = control.isPending
  const [stop, setStop] = useState<Stop>()
  const endQuestion = (): void => setStop(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'draft' && (
        <>
          <Button tone="main" onClick={onSend}>
            Send…
          </Button>
          <Button isBusy={test.isPending} onClick={() => test.mutate()}>
            Send a Test to Me
          </Button>
          <Button onClick={onEdit}>Change</Button>
          <Button onClick={() => setStop('discard')}>Delete</Button>
        </>
      )}
      {status === 'scheduled' && (
        <Button isBusy={isBusy} onClick={() => control.mutate('withdraw')}>
          Do Not Send
        </Button>
      )}
      {status === 'sending' && (
        <Button isBusy={isBusy} onClick={() => control.mutate('pause')}>
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button tone="main" isBusy={isBusy} onClick={() => control.mutate('continue')}>
          Continue
        </Button>
      )}
      {['collecting', 'sending', 'paused'].includes(status) && (
        <Button onClick={() => setStop('cancel')}>Cancel the Rest</Button>
      )}
      {stop && (
        <StopDialog
          stop={stop}
          isBusy={isBusy}
          onConfirm={() => control.mutate(stop, { onSettled: endQuestion })}
          onClose={endQuestion}
        />
      )}
    </div>
  )
}

/** A mailing: its preview, what can be done with it, and its report once it is sent. */
export const MailingView = ({ mailing, onDiscarded }: MailingViewProps) => {
  const [open, setOpen] = useState<'edit' | 'send'>()
  const close = (): void => setOpen(undefined)
  const hasBegun = !['draft', 'scheduled'].includes(mailing.status)
  if (open === 'edit' && mailing.status === 'draft')
    return <MailingForm mailing={mailing} choices={mailing} onSaved={close} onCancel={close} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Header mailing={mailing} />
      <Acts
        mailing={mailing}
        onDiscarded={onDiscarded}
        onEdit={() => setOpen('edit')}
        onSend={() => setOpen('send')}
      />
      {mailing.status === 'paused' && (
        <p className="text-ink-soft">Mails that are with the mail server already still arrive.</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-2">
        {hasBegun && <ReportSection mailing={mailing} />}
        <PreviewSection mailing={mailing} />
      </div>
      <WhatsAppText text={mailing.whatsApp} />
      {open === 'send' && (
        <Suspense>
          <SendDialog mailing={mailing} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
