import { ventedDrift } from '../../papers/figures/sections'
import { type Paper, list, steps } from '../../papers/Paper'

export const driftsWorkshop: Paper = {
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
        'A gravel road is rarely lost along its length. It is lost at its crossings: at a pipe that was too small, at a headwall that was undercut, at an approach that became the river. The workshop asked which crossings still stood after five wet seasons, and why. Participants brought drawings and photographs of their own works, failures included.',
      ],
    },
    {
      heading: 'What was agreed',
      blocks: [
        list(
          'Below ten vehicles an hour, a crossing that is flooded for a few hours a year is good engineering, provided that people can see when not to enter.',
          'One large opening is better than three small ones. Pipes below 600 mm in diameter cannot be cleaned by a person and are full of soil within two years.',
          'More crossings were lost from below than from above. Cut-off walls and stone at the outlet come before a larger pipe.',
          'The road should be lowest where the stream is, never beside it: the water must find no reason to leave its bed.',
        ),
        {
          kind: 'figure',
          caption: 'Figure 1. Vented drift. The pipes take the dry-season flow; the flood passes over the slab.',
          alt: 'Elevation of a concrete drift with four pipes below its slab, cut-off walls at both ends, marker posts, and the flood level above the slab.',
          height: 178,
          draw: ventedDrift,
        },
      ],
    },
    {
      heading: 'Sizing, as worked at the board',
      blocks: [
        'Rational method, for catchments of up to 5 square kilometres: Q = 0.278 C i A, with Q in cubic metres a second, the intensity i in millimetres an hour for the time of concentration, and A in square kilometres. Example: C = 0.35, i = 60, A = 1.2 give Q = 7.0 cubic metres a second.',
        {
          kind: 'table',
          caption: 'Table 1. The example: what passes, and what it costs in concrete.',
          columns: ['Crossing', 'Through', 'Over', 'Concrete'],
          widths: [6, 3, 3, 2],
          rows: [
            ['Four pipes of 600 mm, drift slab', '2.0 m³/s', '5.0 m³/s', '24 m³'],
            ['Box culvert 2.0 x 1.5 m', '7.0 m³/s', 'none', '31 m³'],
            ['Slab alone, no pipes', 'none', '7.0 m³/s', '17 m³'],
          ],
        },
        'With 5.0 cubic metres a second over a slab 30 m long, the water is about 0.2 m deep: a lorry passes, a person on foot should not. A post with red above 0.2 m tells them.',
      ],
    },
    {
      heading: 'From the discussion',
      blocks: [
        steps(
          'Gabions were praised and blamed. They hold where the stone is hard and the baskets are laced at every mesh; laterite nodules crumble in them.',
          'Inlets should have a sloped grid at 45 degrees: branches ride up on it and can be pulled away.',
          'Villages keep a crossing if they were paid once to build part of it. Nobody keeps what fell from the sky.',
          'A photograph of each crossing, from the same place, each October: the cheapest inspection there is.',
        ),
        'The Division of Transportation Engineering collects such photographs and will publish the series.',
      ],
    },
  ],
}
