import type { SectionIcon as IconName } from '@framewell/domain/content/sectionMembers'
import {
  Building2,
  ChartNoAxesColumn,
  CircleDollarSign,
  Clock,
  Factory,
  FileText,
  Flame,
  Gauge,
  Hammer,
  Handshake,
  Layers,
  type LucideIcon,
  MapPin,
  Recycle,
  Ruler,
  Shield,
  Star,
  Truck,
  Wind,
} from 'lucide-react'

const icons: Record<IconName, LucideIcon> = {
  clock: Clock,
  ruler: Ruler,
  shield: Shield,
  flame: Flame,
  wind: Wind,
  recycle: Recycle,
  factory: Factory,
  truck: Truck,
  hammer: Hammer,
  'map-pin': MapPin,
  gauge: Gauge,
  star: Star,
  dollar: CircleDollarSign,
  chart: ChartNoAxesColumn,
  handshake: Handshake,
  building: Building2,
  file: FileText,
  layers: Layers,
}

/** A decorative icon chosen by an editor. */
export const SectionIcon = ({ name }: { name: IconName }) => {
  const Icon = icons[name]
  return <Icon aria-hidden="true" size={22} strokeWidth={1.6} />
}
