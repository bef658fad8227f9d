import { REGION_LABELS } from '../../collections/access/roles'
import type { PublicOpening } from '../../domain/content/jobOpenings/jobOpenings.schema'
import { EMPLOYMENT_KINDS } from '../../domain/content/jobOpenings/openingTexts.schema'
import { plainParts } from '../../domain/content/jobOpenings/plainParts.schema'
import type { Subject, SubjectContext } from './subject.types'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** The description as the little HTML that search engines read. */
const toHtml = (description: string): string =>
  plainParts(description)
    .map((part) =>
      part.kind === 'list'
        ? `<ul>${part.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
        : `<p>${escaped(part.text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')

/**
 * An opening's page. Source: https://schema.org/JobPosting,
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting (required: datePosted, description,
 * hiringOrganization, jobLocation, title).
 */
export const openingSubject = (opening: PublicOpening, { url, picture }: SubjectContext): Subject => {
  const { title, organisation, place, region, kind, description, lastDay, publishedAt, updatedAt, slug } =
    opening
  return {
    kind: 'Job opening',
    detail: `${organisation} · ${place}`,
    publishedAt,
    changedAt: updatedAt,
    things: [
      {
        '@type': 'JobPosting',
        '@id': `${url}#job`,
        title,
        description: toHtml(description),
        url,
        image: picture,
        identifier: { '@type': 'PropertyValue', name: organisation, value: slug },
        datePosted: publishedAt,
        // the day ends in Juba, two hours ahead of UTC
        validThrough: `${lastDay}T23:59:59+02:00`,
        employmentType: EMPLOYMENT_KINDS[kind].schemaName,
        hiringOrganization: { '@type': 'Organization', name: organisation },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: place,
            addressRegion: REGION_LABELS[region],
            addressCountry: 'SS',
          },
        },
        directApply: false,
      },
    ],
  }
}
