import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { TextArea } from '../../../components/ui/TextArea'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { contactMessages } from '../../../lib/messages/contactMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useSavedDraft } from '../../../lib/useSavedDraft'

const NONE: readonly [] = []

/** The message form. Before the script runs, or without it, the browser sends it by itself and is led back here. */
export const ContactForm = () => {
  const { api } = useApp()
  const toast = useToast()
  const [search] = useSearchParams()
  const [isSent, setIsSent] = useState(search.get('sent') === 'yes')
  const isHydrated = useIsHydrated()
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft('contact', { isOfVisitors: true })
  const { props, field, errors, isPending } = useForm({
    plain: 'contact',
    schema: async () =>
      (await import('../../../../domain/messaging/contactMessages/contactForm.schema')).contactSchema,
    submit: async (message) => {
      try {
        await api.post('/contact-messages', message)
      } catch (error) {
        // what is wrong with a field, or that there is no line, says more
        const isTold = error instanceof ApiError && (error.status === 400 || error.code === 'network')
        throw isTold
          ? formFailure(error, contactMessages.failed)
          : new ApiError(0, 'not_sent', contactMessages.failed)
      }
      forgetDraft()
      toast({ tone: 'success', title: contactMessages.sent })
      setIsSent(true)
    },
  })

  if (isSent) {
    return (
      <div className="border-s-4 border-acacia bg-acacia-wash p-5 text-lg md:p-6">
        <p>{contactMessages.sent}</p>
        {isHydrated && (
          <button
            type="button"
            className="link mt-2 min-h-11 text-base font-semibold"
            onClick={() => setIsSent(false)}
          >
            Send another message
          </button>
        )}
      </div>
    )
  }
  return (
    <form {...props} ref={attachDraft} onInput={saveDraft} className="grid gap-5">
      <ErrorSummary errors={errors.length > 0 ? errors : NONE} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('name')} label="Name" autoComplete="name" maxLength={100} required />
        <Field
          defaultValue={search.get('email') ?? ''}
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={255}
          required
        />
      </div>
      <Field
        key={search.get('subject')}
        defaultValue={search.get('subject') ?? ''}
        {...field('subject')}
        label="Subject"
        maxLength={200}
        required
      />
      <TextArea {...field('message')} label="Message" maxLength={5000} required />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p>
        <Button type="submit" tone="main" isBusy={isPending}>
          Send Message
        </Button>
      </p>
    </form>
  )
}
