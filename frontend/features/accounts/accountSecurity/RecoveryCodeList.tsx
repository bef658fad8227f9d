import { useEffect, useRef } from 'react'
import { Button } from '../../../components/ui/Button'
import { accountMessages } from '../../../lib/messages/accountMessages'
import { useToast } from '../../../lib/toasts'

export interface RecoveryCodeListProps {
  codes: readonly string[]
  onDone: () => void
}

const toText = (codes: readonly string[]): string =>
  ['ACE South Sudan: recovery codes for two-step sign-in. Each works once.', '', ...codes, ''].join('\n')

/** The recovery codes, shown this once: to be copied, kept as a file or printed. */
export const RecoveryCodeList = ({ codes, onDone }: RecoveryCodeListProps) => {
  const showToast = useToast()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [codes])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(toText(codes))
      showToast({ tone: 'success', title: accountMessages.codesCopied })
    } catch {
      showToast({ tone: 'error', title: accountMessages.codesNotCopied })
    }
  }
  return (
    <div className="grid gap-5 border border-rule-strong p-5 md:p-6">
      <h3 ref={title} tabIndex={-1} className="text-xl">
        Keep your recovery codes
      </h3>
      <p>
        If you lose your phone, you can sign in with one of these codes. Each code works once. They are shown
        only now, so save them somewhere safe.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-x-8 gap-y-1 font-mono md:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => void copy()}>Copy</Button>
        <a
          className="btn"
          download="ace-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(toText(codes))}`}
        >
          Download
        </a>
        <Button onClick={() => print()}>Print</Button>
      </p>
      <p className="print:hidden">
        <Button tone="main" onClick={onDone}>
          I have saved them
        </Button>
      </p>
    </div>
  )
}
