import { fleet } from '../../../content/fleet.ts'

const UNITS = [27, 28, 29] as const

/** An example result: three of the vehicles on a list, with their numbers. */
export const FleetExample = () => (
  <figure className="mt-12">
    <div className="grid grid-cols-3 gap-1 sm:gap-3">
      {UNITS.map((unit) => (
        <img
          key={unit}
          src={`/landing/fleet-door-${unit}.svg`}
          alt=""
          width={880}
          height={880}
          loading="lazy"
          className="h-auto w-full"
        />
      ))}
    </div>
    <figcaption className="mt-3 text-slate">{fleet.exampleCaption}</figcaption>
  </figure>
)
