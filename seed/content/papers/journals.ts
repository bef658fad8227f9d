import { chart } from '../../papers/figures/chart'
import { type Paper, list, steps } from '../../papers/Paper'
import { LATERITE } from '../../papers/pageStyle'

export const gaugeRecords: Paper = {
  series: 'Journal of Civil Engineering in South Sudan, volume 1, number 1',
  title: 'Reading a River through Gaps',
  subtitle: 'Completing gauge records on the White Nile before floods are estimated from them',
  edition: 'Technical note, March 2025',
  issuedOn: '2025-03-31',
  cover: 'bridge',
  sections: [
    {
      heading: 'Summary',
      blocks: [
        'Gauge records of our rivers are long but broken. Whole years are missing, often the wettest ones, because the observer had to leave or the staff was carried away. This note describes a simple way to complete a record from a neighbouring gauge, to say how uncertain each completed value is, and to estimate flood levels without pretending that the gaps were ever measured. All numbers in it are invented to show the method; they describe no real gauge.',
      ],
    },
    {
      heading: 'The method',
      blocks: [
        'Take two gauges on the same river, A with gaps and B without. For each year in which both have a peak, plot one against the other. On the Bahr el Jebel the peak passes slowly, and the swamps flatten it, so that the relation between two gauges bends: high water at B adds little at A. A straight line is fitted through the upper half of the points alone, because the lower half says nothing about floods.',
        {
          kind: 'figure',
          caption: 'Figure 1. Yearly peaks at two gauges (invented). The line is fitted to the years in which B was above 3.0 m.',
          alt: 'Scatter of eleven points rising from lower left to upper right with a straight line through the upper points.',
          height: 190,
          draw: chart({
            x: { label: 'Peak at B, m', from: 2, to: 5, step: 0.5 },
            y: { label: 'Peak at A, m', from: 2, to: 5, step: 0.5 },
            lines: [{ label: 'A = 1.22 + 0.70 B', points: [[3, 3.32], [4.8, 4.58]], color: LATERITE }],
            dots: [[2.2, 2.5], [2.5, 2.9], [2.6, 2.8], [2.9, 3.2], [3.1, 3.45], [3.3, 3.45], [3.6, 3.8], [3.8, 3.8], [4.1, 4.15], [4.4, 4.2], [4.7, 4.55]],
          }),
        },
        steps(
          'Check the zero of both gauges against a benchmark; correct every shift that the notebooks mention.',
          'Take yearly peaks, not daily values: the errors of single readings cancel less than one hopes.',
          'Fit the line; compute the standard error s of the points about it.',
          'Fill each missing peak from the line, and store it with the mark “completed” and its s.',
        ),
      ],
    },
    {
      heading: 'Estimating the flood',
      blocks: [
        'Rank all peaks, measured and completed, from the highest. The peak of rank m among n years has a return period of about (n + 1) / m years. Then repeat the ranking a thousand times, and each time move every completed peak by a random error with standard deviation s. The spread of the thousand answers is what the gaps cost.',
        {
          kind: 'table',
          caption: 'Table 1. The invented record of 40 years, 9 of them completed (s = 0.18 m).',
          columns: ['Return period', 'Level', 'Nine answers in ten lie between'],
          rows: [
            ['5 years', '3.90 m', '3.86 and 3.95 m'],
            ['10 years', '4.15 m', '4.08 and 4.24 m'],
            ['20 years', '4.38 m', '4.27 and 4.53 m'],
            ['50 years', '4.66 m', '4.48 and 4.90 m'],
          ],
        },
      ],
    },
    {
      heading: 'What it means for a design',
      blocks: [
        list(
          'Use the upper end of the range for anything that people sleep in or depend on in a flood.',
          'The freeboard is for waves and settlement. It is not there to pay for a short record.',
          'A year in which the gauge drowned is not a year without a flood. Ask for marks on walls.',
          'A new gauge reader, paid on time, improves the estimate more than any statistics.',
        ),
        'Levels of Lake Victoria move the whole record for years at a time. A record of twenty years that lies within one high or one low period says little about the other. Readers who hold notebooks of old gauges are asked to write to the editors.',
      ],
    },
  ],
}

export const trialMixes: Paper = {
  series: 'Journal of Civil Engineering in South Sudan, volume 1, number 2',
  title: 'Trial Mixes with Aggregate from Small Quarries',
  subtitle: 'A procedure for sites without a laboratory, with a worked example',
  edition: 'Technical note, September 2025',
  issuedOn: '2025-09-22',
  cover: 'cube',
  sections: [
    {
      heading: 'Summary',
      blocks: [
        'Crushed rock from the hills around Juba, river sand from the White Nile and its tributaries and laterite nodules from the plateau all end up in concrete. They differ so much that a recipe by volume, such as one to two to four, gives anything between good and dangerous concrete. Three trial mixes with a bucket, a balance and a cube mould replace the recipe by knowledge. The results in the example are illustrative.',
      ],
    },
    {
      heading: 'Know the aggregate',
      blocks: [
        list(
          'Sieve 5 kg of sand and 20 kg of stone through five sieves. River sand is often too fine; blend it with crushed dust.',
          'Shake sand in a jar of salt water and let it stand for an hour: a silt layer above 6 per cent of the height means washing.',
          'Soak stone for a day and weigh it, then dry it and weigh it again: absorption above 3 per cent, usual for laterite, is added to the mixing water.',
          'Break twenty stones with a hammer. If more than two crumble, look for another quarry.',
        ),
      ],
    },
    {
      heading: 'The example',
      blocks: [
        'A characteristic cube strength of 25 MPa is wanted. For a site whose control is not yet known, a standard deviation of 6 MPa is taken, so the mean to aim at is 25 + 1.64 x 6 = 35 MPa. Three mixes are made, at water–cement ratios of 0.45, 0.55 and 0.65, each with the water that gives a slump of 75 mm.',
        {
          kind: 'figure',
          caption: 'Figure 1. Mean strength of three cubes each at 28 days (illustrative). The aim of 35 MPa is met at a ratio of 0.53.',
          alt: 'Curve of compressive strength falling from 44 megapascals at a water–cement ratio of 0.45 through 33 at 0.55 to 25 at 0.65; a dashed line marks 35 megapascals.',
          height: 180,
          draw: chart({
            x: { label: 'Water–cement ratio', from: 0.4, to: 0.7, step: 0.05 },
            y: { label: 'Strength at 28 days, MPa', from: 15, to: 50, step: 5 },
            lines: [
              { label: 'trial mixes', points: [[0.45, 44], [0.5, 38], [0.55, 33], [0.6, 28.7], [0.65, 25]], labelAt: [0.47, 44] },
              { label: 'aim', points: [[0.4, 35], [0.53, 35], [0.53, 15]], color: LATERITE, dash: 5, labelAt: [0.41, 35] },
            ],
            dots: [[0.45, 44], [0.55, 33], [0.65, 25]],
          }),
        },
        {
          kind: 'table',
          caption: 'Table 1. The mix for one cubic metre, by absolute volume, with 1.5 per cent of air.',
          columns: ['Material', 'Mass', 'Density', 'Volume'],
          rows: [
            ['Water', '190 kg', '1,000 kg/m³', '0.190 m³'],
            ['Cement, 190 / 0.53', '358 kg', '3,150 kg/m³', '0.114 m³'],
            ['Sand, 40 % of the aggregate', '714 kg', '2,620 kg/m³', '0.273 m³'],
            ['Stone 5 to 20 mm', '1,096 kg', '2,680 kg/m³', '0.409 m³'],
          ],
        },
        'For the mixer, masses are turned into boxes: one bag of 50 kg takes 100 kg of sand and 153 kg of stone. Boxes are built to these volumes and struck off level. Wet sand bulks by up to a quarter, so the sand box is checked every morning.',
      ],
    },
    {
      heading: 'On the site',
      blocks: [
        steps(
          'Write the mix on a board beside the mixer, in bags, boxes and litres.',
          'The water is measured, and the slump is the judge: never add water because the mix looks dry.',
          'Three cubes a day. Two broken at seven days show what the third will say.',
          'Repeat the trial when the quarry face changes, and each year after the floods have moved the sand banks.',
        ),
        'Cubes may be sent to Juba in wet sawdust. A box of three weighs 25 kg and travels on any bus.',
      ],
    },
  ],
}
