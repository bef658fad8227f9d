import { classNames } from '../../lib/classNames'
import { Card } from '../ui/Card'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { SmartLink } from '../ui/SmartLink'
import { BlockSection, ItemTitle } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { columnsFor } from './columnsFor'

type CardsBlock = BlockOf<'cardsGrid'>
type CardItem = NonNullable<CardsBlock['cards']>[number]

const Points = ({ points }: Pick<CardItem, 'points'>) =>
  points && points.length > 0 ? (
    <ul className="points">
      {points.map(({ id, text }) => (
        <li key={id ?? text}>{text}</li>
      ))}
    </ul>
  ) : null

/** A card that leads somewhere, or has more than a few words: a sheet of its own. */
const Sheet = ({ item, block, number }: { item: CardItem; block: CardsBlock; number?: number }) => {
  const { title, badge, text, points, linkLabel, href, image } = item
  return (
    <Card className="h-full gap-3">
      {typeof image === 'object' && image && (
        <Image
          image={image}
          sizes="(width < 48rem) 100vw, 24rem"
          className="-mx-5 -mt-5 mb-2 aspect-3/2 w-[calc(100%+2.5rem)] max-w-none object-cover md:-mx-6 md:-mt-6 md:w-[calc(100%+3rem)]"
        />
      )}
      {badge && <p className="font-display font-semibold text-nile">{badge}</p>}
      <ItemTitle block={block} className="text-xl">
        {number !== undefined && <span className="text-laterite tabular-nums">{number}. </span>}
        {title}
      </ItemTitle>
      {text && <p className="text-ink-soft">{text}</p>}
      <Points points={points} />
      {href && (
        <p className="mt-auto pt-2">
          <SmartLink href={href} className="link inline-block py-2.5 font-semibold">
            {linkLabel || 'Read More'}
            <span className="sr-only">: {title}</span>
            <Icon name="arrow" className="ms-2 inline size-[0.7em] text-laterite" />
          </SmartLink>
        </p>
      )}
    </Card>
  )
}

/** A title that is a number or a sum: $25, 500+. */
const FIGURE = /^\D?\d[\d,.]*\D?$/

/** A few words: no sheet, a line above. */
const Entry = ({
  item: { title, badge, text },
  block,
  number,
}: {
  item: CardItem
  block: CardsBlock
  number?: number
}) => (
  <div className="h-full border-t border-rule-strong py-5">
    {badge && <p className="mb-1 font-display font-semibold text-nile">{badge}</p>}
    <ItemTitle
      block={block}
      className={classNames(FIGURE.test(title) ? 'text-2xl tabular-nums' : 'text-xl', 'mb-1.5')}
    >
      {number !== undefined && <span className="text-laterite tabular-nums">{number}. </span>}
      {title}
    </ItemTitle>
    {text && <p className="text-ink-soft">{text}</p>}
  </div>
)

const isShort = ({ href, points, image }: CardItem): boolean => !href && !image && !points?.length

/** Short items side by side; sheets when they lead somewhere, lines when they only say something. */
export const CardsGrid = ({ block }: { block: CardsBlock }) => {
  const cards = block.cards ?? []
  const areShort = cards.every(isShort)
  const Item = areShort ? Entry : Sheet
  return (
    <BlockSection block={block}>
      {cards.length === 0 ? (
        block.emptyText && (
          <p className="border border-dashed border-edge p-6 text-ink-soft">{block.emptyText}</p>
        )
      ) : (
        <ul className={classNames('grid', areShort ? 'gap-x-gap' : 'gap-gap', columnsFor(cards.length))}>
          {cards.map((item, index) => (
            <li key={item.id ?? index}>
              <Item item={item} block={block} number={block.isNumbered ? index + 1 : undefined} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}
