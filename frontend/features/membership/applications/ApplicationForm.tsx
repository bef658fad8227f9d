import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ApplicationData } from '../../../../domain/membership/applications/applicationForm.schema'
import { sectorsOf } from '../../../../domain/membership/applications/formEntries.schema'
import { GO_TO, SAVE_AT } from '../../../../domain/membership/applications/formNames.schema'
import {
  APPLICATION_STEPS,
  type ApplicationStep,
  firstStepOf,
  readStep,
  stepOf,
} from '../../../../domain/membership/applications/steps.schema'
import { APPLIED_GRADES } from '../../../../domain/membership/applications/upgrades/ladder.schema'
import { ACCOUNT, type SentForm } from '../../../../platform/plainForm.schema'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { readApplicationEmail } from '../../../lib/applicationEmail'
import { readDraft } from '../../../lib/drafts'
import { errorText } from '../../../lib/errorText'
import { applicationMessages } from '../../../lib/messages/applicationMessages'
import { plainAction } from '../../../lib/plainForms'
import { useSession } from '../../../lib/session/useSession'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { paths } from '../../../paths'
import { AffiliationFields } from './AffiliationFields'
import { EvidenceFields } from './ApplicationEvidence'
import { DeclarationFields } from './DeclarationFields'
import { EducationFields } from './EducationFields'
import { EmploymentFields } from './EmploymentFields'
import { MembershipFields } from './MembershipFields'
import { OfficialUse } from './OfficialUse'
import { PersonalFields } from './PersonalFields'
import { DRAFT } from './draftName'
import { useDraft } from './useDraft'

export interface ApplicationFormProps {
  step: ApplicationStep
  /** It was sent without JavaScript and came back. */
  sent: SentForm | undefined
  /** `YYYY-MM-DD` */
  today: string
  /** A member's, which the application keeps. */
  registeredName: string | null
  submit: (application: ApplicationData) => Promise<void>
}

const before = (step: ApplicationStep): ApplicationStep => (step === 3 ? 2 : 1)
const after = (step: ApplicationStep): ApplicationStep => (step === 1 ? 2 : 3)

/** One of the steps: all are there, so that nothing typed is lost, and one is seen. */
const Part = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div className={isShown ? 'grid gap-10' : 'hidden'}>{children}</div>
)

/**
 * Sections A to G in three steps, each with an address, each saved. Source: spec.md sections 2 and 5,
 * "Membership application".
 */
export const ApplicationForm = ({ step, sent, today, registeredName, submit }: ApplicationFormProps) => {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const [query] = useSearchParams()
  const asked = query.get('type') ?? ''
  // chosen on the way here; later steps have it in the form
  const [type] = useState(!sent && Object.hasOwn(APPLIED_GRADES, asked) ? asked : undefined)
  const { values: saved, save } = useDraft()
  const { sectors: savedSectors = [], sponsors: savedSponsors = [], ...texts } = saved
  // of one that was too large, or came too often, nothing was read
  const typed = sent && Object.keys(sent.values).length > 0 ? sent.values : undefined
  const values = typed ?? texts
  const sectors = typed ? sectorsOf(typed) : savedSectors
  const account = typed?.[ACCOUNT] ?? user?.id
  const { attachDraft, saveDraft } = useSavedDraft(DRAFT)
  // at once, so that the next press on "Save and Continue" belongs to the step that is seen
  const goTo = async (next: ApplicationStep): Promise<void> =>
    navigate(paths.membership.application.build({ step: next }), { flushSync: true })
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    plain: step < 3 ? 'application-step' : 'application',
    sentForm: sent,
    schema: async () => (await import('./applicationFormSchema')).applicationFormSchema,
    submit,
    part:
      step < 3
        ? {
            has: (name) => stepOf(name) === step,
            goOn: async (form) => {
              await save(form)
              await goTo(after(step))
            },
          }
        : undefined,
  })

  // what is wrong at another step is told there
  const wrongStep = firstStepOf(errors)
  const shownErrors = useMemo(
    () => errors.filter(({ field: name }) => name === undefined || stepOf(name) === step),
    [errors, step],
  )
  const wrong = useRef<typeof errors>(errors)
  useEffect(() => {
    if (wrong.current === errors) return
    wrong.current = errors
    if (wrongStep !== undefined && wrongStep !== step)
      void navigate(paths.membership.application.build({ step: wrongStep }))
  }, [errors, wrongStep, step, navigate])

  const title = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    if (shownErrors.length === 0) title.current?.focus()
  }, [step, shownErrors])

  const userId = user?.id
  const { id: emailId } = field('email')
  const savedEmail = values.email
  useEffect(() => {
    const kept = readApplicationEmail()
    const input = document.getElementById(emailId)
    if (kept && userId && !savedEmail && !readDraft(userId, DRAFT) && input instanceof HTMLInputElement)
      input.value = kept
  }, [emailId, userId, savedEmail])

  const saveForLater = async (form: HTMLFormElement): Promise<void> => {
    try {
      await save(form)
      toast({
        tone: 'success',
        title: applicationMessages.saved,
        description: applicationMessages.savedDescription,
      })
    } catch (error) {
      toast({
        tone: 'error',
        title: applicationMessages.saveFailed,
        description: errorText(error, 'Please try again in a moment.'),
      })
    }
  }
  const submitStep = (event: SubmitEvent<HTMLFormElement>): void => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== SAVE_AT) {
      props.onSubmit?.(event)
      return
    }
    event.preventDefault()
    const next = readStep(submitter.value)
    if (next === step) void saveForLater(event.currentTarget)
    else void goTo(next)
  }
  const part = { field, values }
  const saving = { formAction: plainAction(pathname, search, 'application-step'), name: SAVE_AT }

  return (
    <form
      {...props}
      ref={attachDraft}
      onInput={saveDraft}
      onSubmit={submitStep}
      noValidate // fields of the other steps are there as well
      className="grid max-w-[52rem] gap-10"
    >
      {account && <input type="hidden" name={ACCOUNT} value={account} />}
      <div>
        <ErrorSummary errors={shownErrors} />
        <h2 ref={title} tabIndex={-1} className="scroll-mt-24 text-2xl">
          {APPLICATION_STEPS[step - 1]}
        </h2>
        {step === 1 && (
          <p className="mt-2 max-w-text text-lg text-ink-soft">
            About fifteen minutes in three steps. Have your ID or passport and the details of your education
            at hand.
          </p>
        )}
      </div>
      <Part isShown={step === 1}>
        <PersonalFields
          {...part}
          fullName={user?.fullName ?? ''}
          email={query.get('email') ?? user?.email ?? ''}
          registeredName={registeredName}
        />
      </Part>
      <Part isShown={step === 2}>
        <MembershipFields {...part} type={type} />
        <EducationFields {...part} />
        <EmploymentFields {...part} sectors={sectors} />
        <AffiliationFields {...part} />
      </Part>
      <Part isShown={step === 3}>
        <EvidenceFields field={field} sponsors={savedSponsors} />
        <DeclarationFields field={field} today={today} />
        <OfficialUse />
      </Part>
      <div className="border-t border-rule-strong pt-6 print:hidden">
        <p className="flex flex-wrap gap-3">
          {step === 3 ? (
            <Button type="submit" tone="main" isBusy={isPending}>
              Submit Application
            </Button>
          ) : (
            <Button type="submit" tone="main" isBusy={isPending} name={GO_TO} value={after(step)}>
              Save and Continue
            </Button>
          )}
          {step > 1 && (
            <Button type="submit" {...saving} value={before(step)}>
              Back
            </Button>
          )}
          <Button type="submit" tone="quiet" {...saving} value={step}>
            Save for Later
          </Button>
        </p>
        <p className="mt-3 text-ink-soft">
          Applications are processed in 2-3 weeks. Each step is saved with your account: you can go on later,
          on another device too.
        </p>
      </div>
    </form>
  )
}
