import { useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { TextArea } from '../../../components/ui/TextArea'

/** The mailing as a text for WhatsApp, to be copied, with a link that opens it there. */
export const WhatsAppText = ({ text }: { text: string }) => {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false) // the text can be selected by hand
    }
  }
  return (
    <Disclosure title="Text for WhatsApp">
      <div className="grid gap-3">
        <TextArea id="whatsapp" name="whatsapp" label="Text" readOnly rows={8} value={text} dir="auto" />
        <p className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void copy()}>Copy</Button>
          <a
            className="link inline-flex min-h-11 items-center"
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open in WhatsApp<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <span role="status">{isCopied ? 'Copied.' : ''}</span>
        </p>
      </div>
    </Disclosure>
  )
}
