import { useEffect, useRef } from 'react'
import { OLD_SECRET_HOURS } from '../../../../domain/integrations/webhooks/webhookRows.schema'
import { Button } from '../../../components/ui/Button'

export interface SecretNoticeProps {
  secret: string
  /** Whether it takes the place of another. */
  isReplaced?: boolean
  onDone: () => void
}

/** A secret, the only time that it is shown. */
export const SecretNotice = ({ secret, isReplaced = false, onDone }: SecretNoticeProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section
      aria-labelledby="webhook-secret"
      className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-3 border-2 border-nile p-5"
    >
      <h3 id="webhook-secret" ref={title} tabIndex={-1} className="text-xl">
        Secret of the webhook
      </h3>
      <p>
        The other program needs it to know that a message comes from here. It is shown now and never again.
        {isReplaced && ` The previous secret stays valid for ${OLD_SECRET_HOURS} hours.`}
      </p>
      <p>
        <code className="block border border-edge bg-sheet p-3 break-all select-all">{secret}</code>
      </p>
      <p>
        <Button tone="main" onClick={onDone}>
          I Have Stored It
        </Button>
      </p>
    </section>
  )
}
