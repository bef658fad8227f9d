import { useSuspenseQuery } from '@tanstack/react-query'
import { GRADE_ENTRIES } from '../../../../domain/membership/grades/grade.schema'
import type { GradeOffer } from '../../../../domain/membership/grades/gradeOffer.schema'
import { columnsFor } from '../../../components/blocks/columnsFor'
import { Card } from '../../../components/ui/Card'
import { Icon } from '../../../components/ui/Icon'
import { SmartLink } from '../../../components/ui/SmartLink'
import { useApp } from '../../../lib/app'
import { classNames } from '../../../lib/classNames'
import { gradeOffersQuery } from '../../../components/membership/gradeOffersQuery'
import { annualText, needsText } from '../../../components/membership/priceTexts'

const Points = ({ points }: { points: string[] }) =>
  points.length > 0 && (
    <ul className="points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )

const GradeCard = ({ offer }: { offer: GradeOffer }) => {
  const { badge, name, description, requirements, benefits, entry, linkLabel, href } = offer
  const price = annualText(offer)
  const needs = entry === 'application' ? needsText(offer) : undefined
  return (
    <Card className="h-full gap-3">
      {badge && <p className="font-display font-semibold text-nile">{badge}</p>}
      <h2 className="text-xl">{name}</h2>
      <p className="text-ink-soft">{description}</p>
      {price && <p className="font-semibold">{price}</p>}
      <Points points={benefits} />
      {requirements.length > 0 && <h3 className="mt-2 text-lg">Requirements</h3>}
      <Points points={requirements} />
      <p className="text-ink-soft">
        {GRADE_ENTRIES[entry]}
        {needs && `. ${needs}`}
      </p>
      {href && (
        <p className="mt-auto pt-2">
          <SmartLink href={href} className="link inline-block py-2.5 font-semibold">
            {linkLabel ?? 'Read More'}
            <span className="sr-only">: {name}</span>
            <Icon name="arrow" className="ms-2 inline size-[0.7em] text-laterite" />
          </SmartLink>
        </p>
      )}
    </Card>
  )
}

/** The grades that have a card: what they are, need and cost. Source: spec.md section 2, "/membership/types". */
export const GradeCards = () => {
  const { grades } = useSuspenseQuery(gradeOffersQuery(useApp())).data
  const listed = grades.filter(({ isListed }) => isListed)
  if (listed.length === 0) return null
  return (
    <section aria-label="Membership types" className="page-part">
      <ul className={classNames('grid gap-gap', columnsFor(listed.length))}>
        {listed.map((offer) => (
          <li key={offer.grade}>
            <GradeCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
