import { fleetCopy } from '../../../content/fleet.ts'

/** An example of the result: three different vehicles of one list, with their numbers. */
export const FleetExample = () => (
  <figure className="mt-12">
    <img
      src="/landing/fleet-line-up.svg"
      alt=""
      width={1440}
      height={560}
      loading="lazy"
      className="h-auto w-full"
    />
    <figcaption className="mt-3 text-slate">{fleetCopy.exampleCaption}</figcaption>
  </figure>
)
