import { useQuery } from '@tanstack/react-query'
import {
  APPLICATION_GRADE_HINTS,
  APPLICATION_GRADES,
} from '../../../../domain/membership/applications/choices.schema'
import {
  APPLIED_GRADES,
  type AppliedGrade,
} from '../../../../domain/membership/applications/upgrades/ladder.schema'
import type { GradeOffer } from '../../../../domain/membership/grades/gradeOffer.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { isKeyOf, keysOf } from '../../../../platform/records.schema'
import { RadioGroup } from '../../../components/ui/RadioGroup'
import { useApp } from '../../../lib/app'
import { useSession } from '../../../lib/session/useSession'
import { FeesNotice } from '../../../components/membership/FeesNotice'
import { gradeOffersQuery } from '../../../components/membership/gradeOffersQuery'
import { annualText, needsText } from '../../../components/membership/priceTexts'
import { FormSection } from './FormSection'
import type { FormPartProps } from './formPart.types'
import { upgradeQuery } from './upgradeQuery'

const choiceOf = (value: AppliedGrade, offers: readonly GradeOffer[]) => {
  const offer = offers.find(({ grade }) => grade === value)
  const label = APPLIED_GRADES[value]
  const lines = [
    offer?.applicationText ??
      (isKeyOf(APPLICATION_GRADES, value) ? APPLICATION_GRADE_HINTS[value] : offer?.description),
    offer && annualText(offer),
    offer && needsText(offer),
  ]
  return {
    value,
    label: value === 'fellow' ? label : `${label} Member`,
    hint: lines.filter(Boolean).join('\n'),
  }
}

/** The grades that the association offers to everybody: of who is not signed in any more nothing else is known. */
const openToAll = (offers: readonly GradeOffer[]): AppliedGrade[] =>
  keysOf(APPLICATION_GRADES).filter(
    (value) => (offers.find(({ grade }) => grade === value)?.entry ?? 'application') === 'application',
  )

/** Section B: the grade, with what it costs and needs; a member's choice is of those above the own one. */
export const MembershipFields = ({ field, values, type }: FormPartProps & { type?: string }) => {
  const app = useApp()
  const { user } = useSession()
  const { data } = useQuery(gradeOffersQuery(app))
  const { data: state } = useQuery({ ...upgradeQuery(app), enabled: user !== null })
  const offers = data?.grades ?? []
  const open = state?.open ?? openToAll(offers)
  return (
    <FormSection letter="B">
      {state?.grade && <p className="text-ink-soft">Your grade now: {GRADES[state.grade]}.</p>}
      <RadioGroup
        {...field('membershipType')}
        legend="I apply for"
        choices={open.map((value) => choiceOf(value, offers))}
        defaultValue={type ?? values.membershipType}
      />
      {data && offers.every(({ prices }) => prices.length === 0) && <FeesNotice />}
    </FormSection>
  )
}
