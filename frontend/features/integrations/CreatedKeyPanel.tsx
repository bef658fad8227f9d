import { useEffect, useRef } from 'react'
import type { CreatedApiKey } from '../../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { Button } from '../../components/ui/Button'
import { integrationMessages } from '../../lib/messages/integrationMessages'
import { useToast } from '../../lib/toasts'

/** A new key, shown this once. Takes the focus. */
export const CreatedKeyPanel = ({ created, onDone }: { created: CreatedApiKey; onDone: () => void }) => {
  const toast = useToast()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [created])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(created.key)
      toast({ tone: 'success', title: integrationMessages.copied })
    } catch {
      toast({ tone: 'error', title: integrationMessages.notCopied })
    }
  }
  return (
    <section
      aria-labelledby="created-key"
      className="grid gap-4 border border-rule-strong p-5 md:p-6 print:hidden"
    >
      <h3 id="created-key" ref={title} tabIndex={-1} className="text-xl">
        Key for <bdi>{created.created.name}</bdi>
      </h3>
      <p>{integrationMessages.shownOnce}</p>
      <p>
        <code className="font-mono text-lg break-all select-all" dir="ltr">
          {created.key}
        </code>
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy Key</Button>
        <Button tone="main" onClick={onDone}>
          I Have Saved It
        </Button>
      </p>
    </section>
  )
}
