import type { Chance } from './chance.ts'
import type { Naming } from './places.ts'

interface Names {
  given: string
  family: string
  /** How many family names one has. */
  families?: 2
}

const names: Record<Naming, Names> = {
  spanish: {
    given:
      'Lucía,Nerea,Alba,Marta,Itziar,Rocío,Ainhoa,Candela,Inés,Jimena,Begoña,Macarena,Uxía,Noa,Carlota,Ángela,Leire,Elena',
    family:
      'Muñoz,Iturralde,Ferrándiz,Castaño,Peña,Ibáñez,Núñez,Garrido,Echeverría,Cañas,Bermúdez,Roldán,Vázquez,Quiroga,Serra,Olmos',
    families: 2,
  },
  latin: {
    given:
      'Valentina,Camila,Ximena,Renata,Daniela,Mariana,Catalina,Antonella,Guadalupe,Julieta,Yuliana,Micaela,Fernanda,Paulina,Abril,Sofía',
    family:
      'Ordóñez,Quispe,Restrepo,Mamani,Zúñiga,Cárdenas,Peralta,Agüero,Montaño,Huamán,Echegaray,Sepúlveda,Londoño,Ríos,Barrientos,Cabañas',
    families: 2,
  },
  english: {
    given:
      'Maya,Harriet,Aoife,Zoe,Brianna,Tamsin,Keira,Imogen,Jordan,Naomi,Saoirse,Paige,Destiny,Freya,Morgan,Alana,Hine,Georgia',
    family:
      "O'Connell,Whitaker,Bennett,Tuilagi,Fairweather,Brooks,Kowalczyk,Ashworth,McAllister,Parata,Hughes,Delgado,Okafor,Lindqvist,Chapman,Redmond",
  },
  african: {
    given: 'Amara,Chidinma,Wanjiru,Thandiwe,Ngozi,Achieng,Lerato,Folasade,Nomvula,Adaeze,Zanele,Makena',
    family: 'Adeyemi,Kiplagat,Dlamini,Nwosu,Mwangi,van Wyk,Ọlátúnjí,Mokoena,Wambui,Eze,Cheruiyot,Ndlovu',
  },
  nordic: {
    given: 'Freja,Astrid,Åsa,Ingrid,Sigrid,Linnéa,Maja,Tuva,Signe,Solveig,Ebba,Karoline',
    family: 'Sørensen,Bjørnstad,Åkesson,Lindström,Nygård,Højgaard,Østby,Sjöberg,Mikkelsen,Håkansson',
  },
  french: {
    given: 'Camille,Inès,Maëlys,Clémence,Océane,Anaïs,Léa,Noémie,Aïssatou,Margaux',
    family: 'Lefèvre,Béranger,Diarra,Côté,Rousseau,Gagné,Delacroix,Traoré,Lévesque,Moreau',
  },
  german: {
    given: 'Lena,Johanna,Frieda,Anneke,Mareike,Käthe,Jule,Franziska,Nele,Ronja',
    family: 'Müller,Strößner,Jäger,Zimmerli,Köhler,Weiß,Böhm,Brunner,Schäfer,Hürlimann',
  },
  portuguese: {
    given: 'Beatriz,Thaís,Larissa,Mafalda,Íris,Luana,Joana,Raíssa,Conceição,Tainá',
    family: 'Gonçalves,Magalhães,Conceição,Araújo,Simões,Leão,Guimarães,Brandão,Falcão,Assunção',
  },
  slavic: {
    given: 'Zofia,Kinga,Małgorzata,Špela,Maja,Živa,Weronika,Agnieszka,Tjaša,Łucja',
    family: 'Wójcik,Kowalska,Dąbrowska,Šuštar,Novak,Żak,Zupančič,Wiśniewska,Łukaszewicz,Kranjc',
  },
  arabic: {
    given: 'Layla,Yasmine,Salma,Nour,Hanane,Rania,Mariam,Khadija,Dina,Amal',
    family: 'El Idrissi,Haddad,Benjelloun,Mansour,Abdel-Rahman,Al-Khatib,Nasser,Chraïbi,Farouk,Saadi',
  },
  chinese: {
    given: 'Xiaomei,Yuting,Jiayi,Mengyao,Zihan,Ruoxi,Lanfen,Qianqian',
    family: 'Wang,Li,Zhang,Lü,Chen,Huang,Xu,Zhao',
  },
  japanese: {
    given: 'Haruka,Misaki,Ayumi,Nanami,Sakura,Rin,Kaori,Mio',
    family: 'Tanaka,Ōta,Fujimoto,Nakamura,Itō,Kobayashi,Hayashi,Shimizu',
  },
  korean: { given: 'Ji-woo,Seo-yeon,Ha-eun,Min-ji,Da-hye,Yu-na', family: 'Kim,Park,Choi,Jung,Yoon,Kang' },
  vietnamese: {
    given: 'Thảo,Hương,Linh,Quỳnh,Ngọc Anh,Mỹ Duyên,Bích Ngọc',
    family: 'Nguyễn Thị,Trần Thị,Lê,Phạm Thu,Đặng,Võ Thị',
  },
  indian: {
    given: 'Ananya,Priya,Kavya,Meera,Ishita,Divya,Shreya,Lakshmi,Aditi',
    family: 'Krishnan,Sharma,Deshpande,Iyer,Kulkarni,Reddy,Banerjee,Menon,Chaudhary',
  },
  turkish: { given: 'Elif,Zeynep,Çağla,Büşra,Defne,Gülşah', family: 'Yılmaz,Öztürk,Çelik,Şahin,Aydoğan,Güneş' },
}

/** People who write their names in their own script; the second is how they are called in addresses. */
export const inOwnScript: Partial<Record<Naming, readonly (readonly [string, string])[]>> = {
  arabic: [
    ['ليلى حداد', 'layla-haddad'],
    ['مريم الخطيب', 'mariam-alkhatib'],
  ],
  chinese: [
    ['王小梅', 'wang-xiaomei'],
    ['陈若溪', 'chen-ruoxi'],
    ['张梦瑶', 'zhang-mengyao'],
  ],
  japanese: [['中村 美咲', 'misaki-nakamura']],
  korean: [['김지우', 'kim-jiwoo']],
}

const familyFirst: readonly Naming[] = ['vietnamese', 'chinese', 'korean']

export function makeName(chance: Chance, naming: Naming): string {
  const { given, family, families } = names[naming]
  const first = chance.pick(given.split(','))
  const last = chance.some(family.split(','), families === 2 && chance.is(0.4) ? 2 : 1).join(' ')
  return familyFirst.includes(naming) ? `${last} ${first}` : `${first} ${last}`
}
