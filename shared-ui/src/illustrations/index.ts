// Drawings are no part of the shared entry: each part bundles only those it shows.
export { BandScene } from './band-scene.tsx'
export { BusWorkshop } from './bus-workshop.tsx'
export { HeroScene } from './hero-scene.tsx'
export { Logo } from './logo.tsx'
export { WhyDrivers, WhyMaintenance, WhyOnTime, WhySafety } from './reasons.tsx'
export { EmptyRoad, LostRoad } from './roads.tsx'
export { ServiceDrop, ServiceHours, ServiceOutstation } from './services.tsx'
