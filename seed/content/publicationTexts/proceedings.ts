import { ventedDrift } from '../../publicationPdf/figures/sections'
import { type PublicationText, list, steps } from '../../publicationPdf/PublicationText'
import { paragraph } from '../paragraph'

export const driftsWorkshop: PublicationText = {
  series: 'Proceedings 1',
  title: 'Drifts and Small Culverts',
  subtitle: 'Notes of a workshop on crossings that survive the wet season',
  edition: 'June 2025',
  issuedOn: '2025-06-30',
  cover: 'road',
  sections: [
    {
      heading: 'The question',
      blocks: [
        paragraph`
          Gravel roads usually fail at their crossings: where a pipe is too small, a headwall is undercut or
          an approach becomes a watercourse. The workshop asked which crossings still stood after five wet
          seasons, and why. Participants brought drawings and photographs of their own projects, including
          failures.
        `,
      ],
    },
    {
      heading: 'Conclusions',
      blocks: [
        list(
          paragraph`
            Below ten vehicles an hour, a crossing that is flooded for a few hours a year is good engineering,
            provided that users can see when it is unsafe to cross.
          `,
          paragraph`
            One large opening is better than three small ones. Pipes below 600 mm in diameter cannot be
            cleaned by a person and silt up within two years.
          `,
          paragraph`
            More crossings were lost to scour than to overtopping. Cut-off walls and stone protection at the
            outlet matter more than a larger pipe.
          `,
          'The low point of the road should be at the stream, never beside it, so that the water stays in its channel.',
        ),
        {
          kind: 'figure',
          caption:
            'Figure 1. Vented drift. The pipes take the dry-season flow; the flood passes over the slab.',
          alt: paragraph`
            Elevation of a concrete drift with four pipes below its slab, cut-off walls at both ends, marker
            posts, and the flood level above the slab.
          `,
          height: 178,
          draw: ventedDrift,
        },
      ],
    },
    {
      heading: 'Sizing: worked example',
      blocks: [
        paragraph`
          Rational method, for catchments of up to 5 square kilometres: Q = 0.278 C i A, with Q in cubic
          metres per second, the intensity i in millimetres per hour for the time of concentration, and A in
          square kilometres. Example: C = 0.35, i = 60, A = 1.2 give Q = 7.0 cubic metres per second.
        `,
        {
          kind: 'table',
          caption: 'Table 1. Worked example: flow and volume of concrete.',
          columns: ['Crossing', 'Through', 'Over', 'Concrete'],
          widths: [6, 3, 3, 2],
          rows: [
            ['Four pipes of 600 mm, drift slab', '2.0 m³/s', '5.0 m³/s', '24 m³'],
            ['Box culvert 2.0 x 1.5 m', '7.0 m³/s', 'none', '31 m³'],
            ['Slab alone, no pipes', 'none', '7.0 m³/s', '17 m³'],
          ],
        },
        paragraph`
          With 5.0 cubic metres per second over a slab 30 m long, the water is about 0.2 m deep: a lorry can
          cross, but a person on foot should not. A post painted red above 0.2 m shows the limit.
        `,
      ],
    },
    {
      heading: 'Discussion',
      blocks: [
        steps(
          paragraph`
            Opinions on gabions differed. They perform well where the stone is hard and the baskets are fully
            laced; laterite nodules crumble in them.
          `,
          'Inlets should have a trash screen inclined at 45 degrees, from which branches can be removed.',
          paragraph`
            Communities maintain a crossing that they were paid to help build. Few maintain one in which they
            had no part.
          `,
          'The cheapest inspection is a photograph of each crossing every October, taken from the same place.',
        ),
        'The Division of Transportation Engineering is collecting these photographs and will publish the series.',
      ],
    },
  ],
}
