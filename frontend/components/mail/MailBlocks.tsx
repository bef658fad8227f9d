import type { Block, TextPart } from '../../../services/mail/blocks.schema'

const Words = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, url }, place) =>
    url === undefined ? (
      <span key={place}>{text}</span>
    ) : (
      <span key={place} className="text-nile underline" title={url}>
        {text}
      </span>
    ),
  )

/** A part of a mail, much as a mail program draws it. Its links lead nowhere here. */
const MailBlock = ({ block }: { block: Block }) => {
  switch (block.type) {
    case 'heading':
      return <h4 className="text-xl">{block.text}</h4>
    case 'linked':
      return (
        <p className="whitespace-pre-wrap">
          <Words parts={block.parts} />
        </p>
      )
    case 'list':
      return (
        <ul className="list-disc ps-6">
          {block.items.map((item, place) => (
            <li key={place}>
              <Words parts={item} />
            </li>
          ))}
        </ul>
      )
    case 'picture':
      return <p className="border border-dashed border-edge p-4 text-ink-soft">Picture: {block.alt}</p>
    case 'button':
      return (
        <p>
          <span className="inline-block border-2 border-nile bg-nile-wash px-5 py-2 font-semibold text-nile">
            {block.label}
          </span>
          <span className="mt-1 block text-sm break-all text-ink-soft">{block.url}</span>
        </p>
      )
    case 'facts':
      return (
        <dl>
          {block.rows.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-4 border-t border-rule py-1">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'quote':
      return <blockquote className="border-s-2 border-rule ps-4 whitespace-pre-wrap">{block.text}</blockquote>
    case 'paragraph':
    case 'note':
      return <p className="whitespace-pre-wrap">{block.text}</p>
  }
}

/** The parts of a mail. */
export const MailBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 break-words" dir="auto">
    {blocks.map((block, place) => (
      <MailBlock key={place} block={block} />
    ))}
  </div>
)
