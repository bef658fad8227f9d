import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailingDetail } from '../../../../domain/messaging/mailings/mailingDetail.schema'
import { SKIP_REASONS } from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { Button } from '../../../components/ui/Button'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { MailBlocks } from '../../../components/mail/MailBlocks'
import { previewQuery } from './mailingQueries'

/** The mail as its people would get it, one after the other. */
export const PreviewSection = ({ mailing: { id, updatedAt, channel } }: { mailing: MailingDetail }) => {
  const [place, setPlace] = useState(0)
  const { data, isPending, ...failure } = useQuery({
    ...previewQuery(useApp(), id, updatedAt, place),
    throwOnError: false,
  })
  if (isPending) return <Spinner label="Loading the preview" />
  if (!data) return <LoadFailure title="Failed to load the preview" {...failure} />
  const { recipient, total } = data
  return (
    <section aria-labelledby="preview-title" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h3 id="preview-title" className="text-xl">
        Preview
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          {recipient ? (
            <>
              For <bdi className="font-semibold">{recipient.name}</bdi>{' '}
              <span className="break-all text-ink-soft">{recipient.to}</span>
              {recipient.skip && (
                <span className="block text-laterite">Left out: {SKIP_REASONS[recipient.skip]}</span>
              )}
            </>
          ) : (
            'Nobody gets this yet. It is shown with examples.'
          )}
        </p>
        {total > 1 && (
          <p className="flex flex-wrap items-center gap-3">
            <Button isUnavailable={data.place === 0} onClick={() => setPlace(data.place - 1)}>
              Previous<span className="sr-only"> person</span>
            </Button>
            <span className="tabular-nums">
              {data.place + 1} of {total}
            </span>
            <Button isUnavailable={data.place >= total - 1} onClick={() => setPlace(data.place + 1)}>
              Next<span className="sr-only"> person</span>
            </Button>
          </p>
        )}
      </div>
      <article
        aria-label={channel === 'sms' ? 'Text message' : 'Mail'}
        className="grid min-w-0 gap-4 border border-edge bg-sheet p-5"
      >
        {channel === 'email' && (
          <p className="border-b border-rule-strong pb-3 text-lg font-semibold break-words" dir="auto">
            {data.subject}
          </p>
        )}
        <MailBlocks blocks={data.blocks} />
      </article>
    </section>
  )
}
