/** Whose names are heard there; see names.ts. */
export type Naming =
  | 'spanish'
  | 'latin'
  | 'english'
  | 'african'
  | 'nordic'
  | 'french'
  | 'german'
  | 'portuguese'
  | 'slavic'
  | 'arabic'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'vietnamese'
  | 'indian'
  | 'turkish'

export interface Place {
  city: string
  country: string
  nationality: string
  language: 'en' | 'es'
  naming: Naming
}

const place = (
  city: string,
  country: string,
  nationality: string,
  naming: Naming,
  language: 'en' | 'es' = 'en',
): Place => ({ city, country, nationality, language, naming })

export const madrid = place('Madrid', 'Spain', 'Spanish', 'spanish', 'es')

export const places: readonly Place[] = [
  madrid,
  place('Barcelona', 'Spain', 'Spanish', 'spanish', 'es'),
  place('Valencia', 'Spain', 'Spanish', 'spanish', 'es'),
  place('Sevilla', 'Spain', 'Spanish', 'spanish', 'es'),
  place('Bilbao', 'Spain', 'Spanish', 'spanish', 'es'),
  place('A Coruña', 'Spain', 'Spanish', 'spanish', 'es'),
  place('Zaragoza', 'Spain', 'Spanish', 'spanish', 'es'),
  place('Ciudad de México', 'Mexico', 'Mexican', 'latin', 'es'),
  place('Guadalajara', 'Mexico', 'Mexican', 'latin', 'es'),
  place('Bogotá', 'Colombia', 'Colombian', 'latin', 'es'),
  place('Medellín', 'Colombia', 'Colombian', 'latin', 'es'),
  place('Buenos Aires', 'Argentina', 'Argentine', 'latin', 'es'),
  place('Rosario', 'Argentina', 'Argentine', 'latin', 'es'),
  place('Santiago', 'Chile', 'Chilean', 'latin', 'es'),
  place('Lima', 'Peru', 'Peruvian', 'latin', 'es'),
  place('Montevideo', 'Uruguay', 'Uruguayan', 'latin', 'es'),
  place('Quito', 'Ecuador', 'Ecuadorian', 'latin', 'es'),
  place('London', 'United Kingdom', 'British', 'english'),
  place('Manchester', 'United Kingdom', 'British', 'english'),
  place('Dublin', 'Ireland', 'Irish', 'english'),
  place('Portland', 'United States', 'American', 'english'),
  place('Chicago', 'United States', 'American', 'english'),
  place('Austin', 'United States', 'American', 'english'),
  place('Toronto', 'Canada', 'Canadian', 'english'),
  place('Melbourne', 'Australia', 'Australian', 'english'),
  place('Auckland', 'New Zealand', 'New Zealander', 'english'),
  place('Nairobi', 'Kenya', 'Kenyan', 'african'),
  place('Lagos', 'Nigeria', 'Nigerian', 'african'),
  place('Cape Town', 'South Africa', 'South African', 'african'),
  place('Copenhagen', 'Denmark', 'Danish', 'nordic'),
  place('Göteborg', 'Sweden', 'Swedish', 'nordic'),
  place('Trondheim', 'Norway', 'Norwegian', 'nordic'),
  place('Lyon', 'France', 'French', 'french'),
  place('Montréal', 'Canada', 'Canadian', 'french'),
  place('Köln', 'Germany', 'German', 'german'),
  place('Zürich', 'Switzerland', 'Swiss', 'german'),
  place('São Paulo', 'Brazil', 'Brazilian', 'portuguese'),
  place('Porto', 'Portugal', 'Portuguese', 'portuguese'),
  place('Kraków', 'Poland', 'Polish', 'slavic'),
  place('Ljubljana', 'Slovenia', 'Slovenian', 'slavic'),
  place('Casablanca', 'Morocco', 'Moroccan', 'arabic'),
  place('Cairo', 'Egypt', 'Egyptian', 'arabic'),
  place('Amman', 'Jordan', 'Jordanian', 'arabic'),
  place('Shanghai', 'China', 'Chinese', 'chinese'),
  place('Chengdu', 'China', 'Chinese', 'chinese'),
  place('Osaka', 'Japan', 'Japanese', 'japanese'),
  place('Busan', 'South Korea', 'South Korean', 'korean'),
  place('Hà Nội', 'Vietnam', 'Vietnamese', 'vietnamese'),
  place('Mumbai', 'India', 'Indian', 'indian'),
  place('Bengaluru', 'India', 'Indian', 'indian'),
  place('İzmir', 'Türkiye', 'Turkish', 'turkish'),
]

/** `Madrid, Spain` */
export const locationOf = (where: Place): string => `${where.city}, ${where.country}`

/** Where teams from there travel to. */
export const rivals: Record<Naming, readonly string[]> = {
  spanish: ['Barcelona', 'Valencia', 'Bilbao', 'Zaragoza', 'Málaga', 'Sevilla'],
  latin: ['Rosario', 'Montevideo', 'Santiago', 'Lima', 'Medellín', 'Quito', 'Mendoza'],
  english: ['Leeds', 'Belfast', 'Cardiff', 'Brighton', 'Bristol', 'Newcastle'],
  african: ['Accra', 'Kampala', 'Abuja', 'Durban', 'Mombasa'],
  nordic: ['Oslo', 'Aarhus', 'Stockholm', 'Bergen', 'Malmö'],
  french: ['Lille', 'Nantes', 'Québec', 'Bordeaux', 'Genève'],
  german: ['Hamburg', 'Leipzig', 'Bern', 'Bremen', 'Graz'],
  portuguese: ['Curitiba', 'Lisboa', 'Braga', 'Recife', 'Coimbra'],
  slavic: ['Gdańsk', 'Maribor', 'Poznań', 'Zagreb', 'Brno'],
  arabic: ['Rabat', 'Alexandria', 'Tunis', 'Aqaba', 'Tanger'],
  chinese: ['Hangzhou', 'Wuhan', 'Shenzhen', 'Chongqing'],
  japanese: ['Kyōto', 'Kōbe', 'Nagoya'],
  korean: ['Daegu', 'Seoul', 'Incheon'],
  vietnamese: ['Đà Nẵng', 'Huế', 'Hải Phòng'],
  indian: ['Pune', 'Chennai', 'Kolkata', 'Hyderabad'],
  turkish: ['Ankara', 'Bursa', 'İstanbul'],
}
