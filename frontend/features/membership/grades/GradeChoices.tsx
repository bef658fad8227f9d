import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { ButtonLink } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { paths } from '../../../paths'
import { FeesNotice } from '../../../components/membership/FeesNotice'
import { gradeOffersQuery } from '../../../components/membership/gradeOffersQuery'
import { annualText, needsText } from '../../../components/membership/priceTexts'

/**
 * The grades that one applies for, each with what it costs and needs; a button chooses it and leads back to the form.
 * @param props.fieldId of the form's first field
 */
export const GradeChoices = ({ fieldId }: { fieldId: string }) => {
  const { grades } = useSuspenseQuery(gradeOffersQuery(useApp())).data
  const chosen = useSearchParams()[0].get('type')
  const open = grades.filter(({ entry }) => entry === 'application')
  if (open.length === 0) return null
  const hasFees = open.some(({ prices }) => prices.length > 0)
  return (
    <section aria-labelledby="choices-title" className="page-part">
      <DimensionTitle id="choices-title" more={{ to: paths.membership.types.build(), label: 'All Types' }}>
        Choose your grade
      </DimensionTitle>
      {!hasFees && (
        <div className="mb-6">
          <FeesNotice />
        </div>
      )}
      <ul className="grid gap-gap sm:grid-cols-2 lg:grid-cols-4">
        {open.map((offer) => {
          const { grade, name, applicationText, description } = offer
          const price = annualText(offer)
          const needs = needsText(offer)
          return (
            <li key={grade} className="flex flex-col gap-3 border-t border-rule-strong py-5">
              <h3 className="text-xl">{name}</h3>
              <p className="text-ink-soft">{applicationText ?? description}</p>
              {price && <p className="font-semibold">{price}</p>}
              {needs && <p className="text-ink-soft">{needs}</p>}
              <p className="mt-auto pt-2">
                <ButtonLink
                  to={`${paths.membership.join.build()}?type=${grade}#${fieldId}`}
                  aria-current={chosen === grade ? 'true' : undefined}
                  tone={chosen === grade ? 'main' : undefined}
                >
                  {chosen === grade ? `${name} is chosen` : `Choose ${name}`}
                </ButtonLink>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
