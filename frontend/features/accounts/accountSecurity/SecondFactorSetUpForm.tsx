import { useEffect, useRef } from 'react'
import type {
  SecondFactorSetUp,
  RecoveryCodes,
} from '../../../../domain/accounts/secondFactor/secondFactor.schema'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { accountMessages } from '../../../lib/messages/accountMessages'
import { useForm } from '../../../lib/useForm'

export interface SecondFactorSetUpFormProps {
  setUp: SecondFactorSetUp
  /** Runs a sensitive request, asking who is there when the server does. */
  run: <Result>(request: () => Promise<Result>) => Promise<Result>
  onConfirmed: (codes: string[]) => void
  onCancel: () => void
}

/** The QR code and the key for the authenticator app, and the first code that shows that the app has it. */
export const SecondFactorSetUpForm = ({
  setUp: { qr, key, uri },
  run,
  onConfirmed,
  onCancel,
}: SecondFactorSetUpFormProps) => {
  const { api } = useApp()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('./securitySchemas')).confirmSecondFactorSchema,
    submit: async (proof) =>
      onConfirmed((await run(() => api.post<RecoveryCodes>('/users/factor/confirm', proof))).recoveryCodes),
  })
  return (
    <div className="grid gap-5 border border-rule-strong p-5 md:p-6">
      <h3 ref={title} tabIndex={-1} className="text-xl">
        Connect your authenticator app
      </h3>
      <ol className="grid list-decimal gap-5 ps-5">
        <li>
          <p>
            Scan this with an authenticator app, or{' '}
            <a className="link" href={uri}>
              open it in the app on this device
            </a>
            .
          </p>
          <img
            className="mt-3 size-48 bg-white"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
            alt="QR code with the key below"
          />
          <p className="mt-3">
            Or type this key:
            <br />
            <strong className="font-mono break-words" dir="ltr">
              {key}
            </strong>
          </p>
        </li>
        <li>Enter the code shown in the app.</li>
      </ol>
      <form {...props} className="grid gap-5">
        <ErrorSummary errors={errors} />
        <Field
          {...field('code')}
          label="Code"
          hint={accountMessages.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
        />
        <p className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isPending}>Switch On</SubmitButton>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      </form>
    </div>
  )
}
