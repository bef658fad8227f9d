import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { HIDEABLE_FIELDS } from '../../../../domain/people/profiles/hideableFields.schema'
import type { OwnProfile } from '../../../../domain/people/profiles/profile.schema'
import { REGION_LABELS } from '../../../../collections/access/roles'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Link } from '../../../components/ui/Link'
import { Select } from '../../../components/ui/Select'
import { TextArea } from '../../../components/ui/TextArea'
import { UnsavedDialog } from '../../../components/ui/UnsavedDialog'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { useSiteChrome } from '../../../lib/siteChrome'
import { messages } from '../../../lib/messages/messages'
import { profileMessages } from '../../../lib/messages/profileMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { sessionQuery } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { isSessionOver } from '../../../lib/session/useExpiredSession'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useUnsavedWarning } from '../../../lib/useUnsavedWarning'
import { paths } from '../../../paths'
import { Checkbox } from '../../../components/ui/Checkbox'
import { changedFields } from './changedFields'
import { DIVISION_BOX, SHOW_BOX } from './formNames'
import { ownProfileQuery } from './ownProfileQuery'

const regions = optionsOf(REGION_LABELS)
/** Source: spec.md section 5, "Profile"; the association's one list of grades has more, which are not chosen here. */
const CHOSEN_GRADES = ['professional', 'student', 'associate', 'fellow', 'honorary']
const gradesFor = (present: string | null) =>
  optionsOf(GRADES).filter(({ value }) => CHOSEN_GRADES.includes(value) || value === present)

const Section = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="grid gap-5 border-t border-rule-strong pt-6">
    <div>
      <h2 className="text-xl">{title}</h2>
      {hint && <p className="mt-1 max-w-text text-ink-soft">{hint}</p>}
    </div>
    {children}
  </section>
)

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className="font-semibold">{legend}</legend>
    <div className="mt-1 grid gap-x-gap sm:grid-cols-2">{children}</div>
  </fieldset>
)

export interface ProfileFormProps {
  profile: OwnProfile
  /** A photo is on its way: nothing may be changed. */
  isLocked: boolean
  onBusy: (isBusy: boolean) => void
}

/** Personal and professional details and who sees them. Source: spec.md sections 2 "/profile", 5 and 7. */
export const ProfileForm = ({ profile, isLocked, onBusy }: ProfileFormProps) => {
  const app = useApp()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { divisions } = useSiteChrome()
  const isHydrated = useIsHydrated()
  const [isUnsaved, setIsUnsaved] = useState(false)
  const blocker = useUnsavedWarning(isUnsaved)
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft('profile', { isDroppedOnLeaving: true })
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    schema: async () => (await import('./profileFormSchema')).profileFormSchema,
    submit: async (form) => {
      try {
        const saved = await app.api.patch<OwnProfile>('/profiles/me', changedFields(profile, form))
        setIsUnsaved(false)
        forgetDraft()
        queryClient.setQueryData(ownProfileQuery(app).queryKey, saved)
        queryClient.setQueryData(sessionQuery(app).queryKey, (session) =>
          session?.user ? { ...session, user: { ...session.user, fullName: saved.fullName } } : session,
        )
        toast({ tone: 'success', title: profileMessages.saved })
      } catch (error) {
        if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0 || isSessionOver(error))
          throw error
        throw new ApiError(error.status, error.code, errorText(error, profileMessages.saveFailed))
      }
    },
  })
  useEffect(() => onBusy(isPending), [isPending, onBusy])

  return (
    <form
      {...props}
      ref={attachDraft}
      className="grid gap-10"
      onInput={(event) => {
        setIsUnsaved(true)
        saveDraft(event)
      }}
    >
      <ErrorSummary
        errors={errors}
        title={errors.some(({ field: name }) => name === undefined) ? messages.error : undefined}
      />
      <fieldset role="presentation" disabled={!isHydrated || isPending || isLocked} className="grid gap-10">
        <Section title="Personal Information">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              {...field('fullName')}
              label="Full Name"
              autoComplete="name"
              maxLength={100}
              defaultValue={profile.fullName}
              dir="auto"
              required
            />
            <Field
              {...field('phone')}
              label="Phone"
              type="tel"
              autoComplete="tel"
              maxLength={20}
              defaultValue={profile.phone ?? ''}
            />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <div className="grid content-start gap-1.5">
              <p className="font-semibold">Email</p>
              <p className="flex min-h-11 items-center border-b border-rule-strong [overflow-wrap:anywhere]">
                {profile.email}
              </p>
              <p>
                <Link to={paths.profileSecurity.build()} className="link inline-flex min-h-11 items-center">
                  Change email, password and devices
                </Link>
              </p>
            </div>
            <Select
              {...field('region')}
              label="Region"
              emptyLabel="No region"
              options={regions}
              defaultValue={profile.region ?? ''}
            />
          </div>
          {profile.membership.number && (
            <p className="max-w-text text-ink-soft">
              Your certificate and its verification show your{' '}
              <Link to={paths.membership.registeredName.build()} className="link">
                registered name
              </Link>
              , whatever name you go by here.
            </p>
          )}
          <TextArea
            {...field('postalAddress')}
            label="Postal Address"
            hint="Only you and our staff see it."
            rows={4}
            maxLength={300}
            autoComplete="street-address"
            defaultValue={profile.postalAddress ?? ''}
            dir="auto"
          />
          <TextArea
            {...field('bio')}
            label="About Me"
            rows={5}
            maxLength={2000}
            defaultValue={profile.bio ?? ''}
            dir="auto"
          />
        </Section>
        <Section title="Professional Information">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              {...field('professionalTitle')}
              label="Professional Title"
              autoComplete="organization-title"
              maxLength={100}
              defaultValue={profile.professionalTitle ?? ''}
              dir="auto"
            />
            <Field
              {...field('organization')}
              label="Organization"
              autoComplete="organization"
              maxLength={200}
              defaultValue={profile.organization ?? ''}
              dir="auto"
            />
            <Field
              {...field('specialization')}
              label="Specialization"
              maxLength={100}
              defaultValue={profile.specialization ?? ''}
              dir="auto"
            />
            <Field
              {...field('yearsOfExperience')}
              label="Years of Experience"
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              defaultValue={profile.yearsOfExperience ?? ''}
            />
            <Field
              {...field('licenseNumber')}
              label="License Number"
              maxLength={50}
              autoComplete="off"
              defaultValue={profile.licenseNumber ?? ''}
            />
            <Select
              {...field('membershipType')}
              label="Membership Type"
              hint={profile.membership.isTypeLocked ? 'Set when your membership was approved.' : undefined}
              emptyLabel="No membership type"
              options={gradesFor(profile.membershipType)}
              defaultValue={profile.membershipType ?? ''}
              disabled={profile.membership.isTypeLocked}
            />
          </div>
          <Group legend="Technical divisions">
            {divisions.map(({ slug, title }) => (
              <Checkbox
                key={slug}
                name={`${DIVISION_BOX}${slug}`}
                label={title}
                defaultChecked={profile.divisions.includes(slug)}
              />
            ))}
          </Group>
        </Section>
        <Section
          title="Privacy"
          hint="Signed-in members can find you in the directory by name. Anything you hide is neither shown nor searched. Your email, phone, postal address and licence number are never shown."
        >
          <Checkbox
            name="isInDirectory"
            label="List me in the member directory"
            hint="If you leave the list, neither members nor visitors can find you. Your membership does not change."
            defaultChecked={profile.isInDirectory}
          />
          <Group legend="Show in the member directory">
            {Object.entries(HIDEABLE_FIELDS).map(([name, label]) => (
              <Checkbox
                key={name}
                name={`${SHOW_BOX}${name}`}
                label={label}
                defaultChecked={!profile.hiddenFields.some((hidden) => hidden === name)}
              />
            ))}
          </Group>
          <Checkbox
            name="acceptsMessages"
            label="Receive messages from members"
            hint="Members can write to you on this site. They do not see your email address, and you do not see theirs."
            defaultChecked={profile.acceptsMessages}
          />
          <Checkbox
            name="isListedPublicly"
            label="Let visitors find me"
            hint="Anyone can find your name and title in the site search, without signing in."
            defaultChecked={profile.isListedPublicly}
          />
        </Section>
      </fieldset>
      <p className="flex flex-wrap gap-3 border-t border-rule-strong pt-6">
        <Button type="submit" tone="main" isBusy={isPending} isUnavailable={isLocked} disabled={!isHydrated}>
          Save Changes
        </Button>
        <ButtonLink to={paths.membership.dashboard.build()}>Cancel</ButtonLink>
      </p>
      <UnsavedDialog blocker={blocker} what="Your changes to the profile have not been saved." />
    </form>
  )
}
