import { useQuery } from '@tanstack/react-query'
import { APPLICATION_GRADE_HINTS, APPLICATION_GRADES } from '../../../domain/applications/choices.schema'
import type { GradeOffer } from '../../../domain/grades/gradeOffer.schema'
import { entriesOf } from '../../../platform/records.schema'
import { RadioGroup } from '../../components/ui/RadioGroup'
import { useApp } from '../../lib/app'
import { FeesNotice } from '../../components/membership/FeesNotice'
import { gradeOffersQuery } from '../../components/membership/gradeOffersQuery'
import { annualText, needsText } from '../../components/membership/priceTexts'
import { FormSection } from './FormSection'
import type { FormPartProps } from './formPart.types'

const GRADES = entriesOf(APPLICATION_GRADES)

const choicesOf = (offers: readonly GradeOffer[]) =>
  GRADES.flatMap(([value, label]) => {
    const offer = offers.find(({ grade }) => grade === value)
    if (offer && offer.entry !== 'application') return []
    const lines = [
      offer?.applicationText ?? APPLICATION_GRADE_HINTS[value],
      offer && annualText(offer),
      offer && needsText(offer),
    ]
    return [
      {
        value,
        label: value === 'fellow' ? label : `${label} Member`,
        hint: lines.filter(Boolean).join('\n'),
      },
    ]
  })

/** Section B: the grade, with what it costs and needs. */
export const MembershipFields = ({ field, values, type }: FormPartProps & { type?: string }) => {
  const { data } = useQuery(gradeOffersQuery(useApp()))
  const offers = data?.grades ?? []
  return (
    <FormSection letter="B">
      <RadioGroup
        {...field('membershipType')}
        legend="I apply for"
        choices={choicesOf(offers)}
        defaultValue={type ?? values.membershipType}
      />
      {data && offers.every(({ prices }) => prices.length === 0) && <FeesNotice />}
    </FormSection>
  )
}
