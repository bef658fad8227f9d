import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ApplicationData } from '../../../collections/Applications/schema'
import { APPLICATION_GRADES } from '../../../collections/Applications/choices/schema'
import { Button } from '../../components/ui/Button'
import { ErrorSummary } from '../../components/ui/ErrorSummary'
import { readApplicationEmail } from '../../lib/applicationEmail'
import { readDraft } from '../../lib/drafts'
import { useSession } from '../../lib/session/useSession'
import { useForm } from '../../lib/useForm'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { useKeptDraft } from '../../lib/useKeptDraft'
import { AffiliationFields } from './AffiliationFields'
import { DeclarationFields } from './DeclarationFields'
import { EducationFields } from './EducationFields'
import { EmploymentFields } from './EmploymentFields'
import { MembershipFields } from './MembershipFields'
import { OfficialUse } from './OfficialUse'
import { PersonalFields } from './PersonalFields'
import { SectionLinks } from './SectionLinks'
import { DRAFT } from './draftName'

export interface ApplicationFormProps {
  /** `YYYY-MM-DD` */
  today: string
  submit: (application: ApplicationData) => Promise<void>
}

/** Sections A to G. What is typed is kept until it is sent. Source: spec.md sections 2 and 5, "Membership application". */
export const ApplicationForm = ({ today, submit }: ApplicationFormProps) => {
  const { user } = useSession()
  const isHydrated = useIsHydrated()
  const type = useSearchParams()[0].get('type') ?? ''
  const { attachDraft, keepDraft } = useKeptDraft(DRAFT)
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    schema: async () => (await import('./applicationFormSchema')).applicationFormSchema,
    submit,
  })

  const userId = user?.id
  const { id: emailId } = field('email')
  useEffect(() => {
    const kept = readApplicationEmail()
    const input = document.getElementById(emailId)
    if (kept && userId && !readDraft(userId, DRAFT) && input instanceof HTMLInputElement) input.value = kept
  }, [emailId, userId])

  return (
    <form {...props} ref={attachDraft} onInput={keepDraft} className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <SectionLinks />
      <div className="grid max-w-[52rem] gap-10">
        <div>
          <ErrorSummary errors={errors} />
          <p className="max-w-text text-lg text-ink-soft">About fifteen minutes. Have your ID or passport and the details of your education at hand.</p>
        </div>
        <PersonalFields field={field} email={user?.email ?? ''} />
        <MembershipFields field={field} type={Object.hasOwn(APPLICATION_GRADES, type) ? type : undefined} />
        <EducationFields field={field} />
        <EmploymentFields field={field} />
        <AffiliationFields field={field} />
        <DeclarationFields field={field} today={today} />
        <OfficialUse />
        <div className="border-t border-rule-strong pt-6 print:hidden">
          <Button type="submit" tone="main" isBusy={isPending} disabled={!isHydrated}>
            Submit Application
          </Button>
          <p className="mt-3 text-ink-soft">Applications are processed in 2-3 weeks. What you type is kept in this tab until you send it.</p>
        </div>
      </div>
    </form>
  )
}
