import type { ReactNode } from 'react'
import { DimensionTitle, type DimensionTitleProps } from '../ui/DimensionTitle'

export interface BlockHeading {
  id?: string | null
  title?: string | null
  anchor?: string | null
  intro?: string | null
}

export interface BlockSectionProps {
  block: BlockHeading
  more?: DimensionTitleProps['more']
  children?: ReactNode
}

/** The frame of a block: its title, the sentence below it, and the name that links lead to. */
export const BlockSection = ({ block: { id, title, anchor, intro }, more, children }: BlockSectionProps) => {
  const titleId = title ? `title-${id ?? anchor ?? ''}` : undefined
  return (
    <section id={anchor ?? undefined} aria-labelledby={titleId} className="page-part">
      {title && (
        <DimensionTitle id={titleId} more={more}>
          {title}
        </DimensionTitle>
      )}
      {intro && <p className="-mt-2 mb-7 max-w-text text-lg text-ink-soft md:-mt-4">{intro}</p>}
      {children}
    </section>
  )
}

/** The title of an item: one level below the block's own, if it has one. */
export const ItemTitle = ({
  block,
  className,
  children,
}: {
  block: BlockHeading
  className?: string
  children: ReactNode
}) => {
  const Tag = block.title ? 'h3' : 'h2'
  return <Tag className={className}>{children}</Tag>
}
