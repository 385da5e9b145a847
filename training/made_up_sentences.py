"""Made-up everyday sentences with numbers, times, dates, prices and names, which are rare in Tatoeba."""

import random
from pathlib import Path

LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'it']

# One row for each sentence, one column for each language. Names in braces are filled in.
with open(Path(__file__).parent / 'templates.tsv', encoding='utf8') as lines:
    HEADER, *TEMPLATES = [line.rstrip('\n').split('\t') for line in lines]
assert HEADER == LANGUAGES and all(len(row) == len(LANGUAGES) for row in TEMPLATES)

WEEKDAYS = [
    ('Monday', 'lunes', 'lundi', 'Montag', 'segunda-feira', 'lunedì'),
    ('Tuesday', 'martes', 'mardi', 'Dienstag', 'terça-feira', 'martedì'),
    ('Wednesday', 'miércoles', 'mercredi', 'Mittwoch', 'quarta-feira', 'mercoledì'),
    ('Thursday', 'jueves', 'jeudi', 'Donnerstag', 'quinta-feira', 'giovedì'),
    ('Friday', 'viernes', 'vendredi', 'Freitag', 'sexta-feira', 'venerdì'),
]
MONTHS = [
    ('January', 'enero', 'janvier', 'Januar', 'janeiro', 'gennaio'),
    ('February', 'febrero', 'février', 'Februar', 'fevereiro', 'febbraio'),
    ('March', 'marzo', 'mars', 'März', 'março', 'marzo'),
    ('April', 'abril', 'avril', 'April', 'abril', 'aprile'),
    ('May', 'mayo', 'mai', 'Mai', 'maio', 'maggio'),
    ('June', 'junio', 'juin', 'Juni', 'junho', 'giugno'),
    ('July', 'julio', 'juillet', 'Juli', 'julho', 'luglio'),
    ('August', 'agosto', 'août', 'August', 'agosto', 'agosto'),
    ('September', 'septiembre', 'septembre', 'September', 'setembro', 'settembre'),
    ('October', 'octubre', 'octobre', 'Oktober', 'outubro', 'ottobre'),
    ('November', 'noviembre', 'novembre', 'November', 'novembro', 'novembre'),
    ('December', 'diciembre', 'décembre', 'Dezember', 'dezembro', 'dicembre'),
]
HOURS = [
    ('two', 'a las dos', 'à deux heures', 'um zwei Uhr', 'às duas horas', 'alle due'),
    ('three', 'a las tres', 'à trois heures', 'um drei Uhr', 'às três horas', 'alle tre'),
    ('four', 'a las cuatro', 'à quatre heures', 'um vier Uhr', 'às quatro horas', 'alle quattro'),
    ('five', 'a las cinco', 'à cinq heures', 'um fünf Uhr', 'às cinco horas', 'alle cinque'),
    ('six', 'a las seis', 'à six heures', 'um sechs Uhr', 'às seis horas', 'alle sei'),
    ('seven', 'a las siete', 'à sept heures', 'um sieben Uhr', 'às sete horas', 'alle sette'),
    ('eight', 'a las ocho', 'à huit heures', 'um acht Uhr', 'às oito horas', 'alle otto'),
    ('nine', 'a las nueve', 'à neuf heures', 'um neun Uhr', 'às nove horas', 'alle nove'),
    ('ten', 'a las diez', 'à dix heures', 'um zehn Uhr', 'às dez horas', 'alle dieci'),
    ('eleven', 'a las once', 'à onze heures', 'um elf Uhr', 'às onze horas', 'alle undici'),
]
ORDINALS = [
    ('second', 'segundo', 'deuxième', 'zweiten', 'segundo', 'secondo'),
    ('third', 'tercer', 'troisième', 'dritten', 'terceiro', 'terzo'),
    ('fourth', 'cuarto', 'quatrième', 'vierten', 'quarto', 'quarto'),
    ('fifth', 'quinto', 'cinquième', 'fünften', 'quinto', 'quinto'),
]
FIRST_NAMES = """
Anna Maria Paul Lucas Emma Sofia David Daniel Laura Julia Marco Elena Peter Martin Sara Clara Leo Oscar Nina Eva Thomas
Alice Lisa Robert Alex Diego Carlos Hugo Louis Felix Max Simon Victor Irene Teresa Lena Karl Bruno Rosa Adam Niamh
Siobhan Aoife Priya Arjun Mei Kenji Yuki Fatima Omar Ahmed Zoë Chloé Jürgen Björn Søren Łukasz Agnieszka Ivan Olga
Svetlana Giulia Matteo Francesca João Inês Beatriz Thiago Camille Théo Manon Lukas Hannah Jonas Greta Wolfgang Ingrid
Kwame Amara Chidi Noor Hassan Leila Tariq Raj Sunita Chen Li Wei Minh Linh Kofi
""".split()
LAST_NAMES = """
Miller Smith Johnson García Fernández Rossi Bianchi Müller Schmidt Weber Dubois Lefèvre Moreau Silva Santos Pereira Novak
Kowalski Ivanova Andersson Hansen O'Brien MacDonald Nakamura Tanaka Singh Patel Nguyen Kim Park Okafor Haddad Cohen Levy
Romano Costa Almeida Vogel Becker Laurent Petit
""".split()
CITIES = """
Madrid Berlin Paris Lisboa Galway Boston Oslo Dublin Chicago Porto Hamburg Lyon Toulouse Valencia Sevilla Torino Bologna
Toronto Sydney Denver Cork Leipzig Bordeaux Salamanca Verona Recife Curitiba Manchester Austin Osaka Nairobi Lima
""".split()

THOUSANDS_SEPARATORS = {'en': ',', 'es': '.', 'fr': ' ', 'de': '.', 'pt': '.', 'it': '.'}


def make_up_sentences(language, count):
    """Pairs of English and `language`."""
    return [fill(random.choice(TEMPLATES), language) for _ in range(count)]


def fill(template, language):
    """Fills the same values into the English sentence and its translation."""
    weekday, month = random.choice(WEEKDAYS), random.choice(MONTHS)
    hour_in_words, ordinal = random.choice(HOURS), random.choice(ORDINALS)
    whole = random.randint(1, 999)
    cents = random.choice([f'{random.randint(0, 99):02d}', '50', '99', '95'])
    decimal = random.randint(1, 99), random.randint(1, 9)
    large_number, large_whole = make_large_number(), random.randint(1000, 99999)
    same = dict(
        name=random.choice(FIRST_NAMES),
        other_name=random.choice(FIRST_NAMES),
        last_name=random.choice(LAST_NAMES),
        full_name=f'{random.choice(FIRST_NAMES)} {random.choice(LAST_NAMES)}',
        city=random.choice(CITIES),
        other_city=random.choice(CITIES),
        phone=make_phone_number(),
        number=make_number(),
        small=random.randint(2, 90),
        other_small=random.randint(2, 24),
        year=random.randint(1890, 2035),
        day=random.randint(2, 28),
        other_day=random.randint(3, 30),
        hour=random.randint(2, 11),
        time=make_time(),
        other_time=make_time(),
        email=f'{random.choice(FIRST_NAMES).lower()}@{random.choice(CITIES).lower()}.com',
        website=f'www.{random.choice(LAST_NAMES).lower()}.org',
    )

    def fill_in(code):
        column = LANGUAGES.index(code)
        point = '.' if code == 'en' else ','
        return template[column].format(
            **same,
            weekday=weekday[column],
            month=month[column],
            hour_in_words=hour_in_words[column],
            ordinal=ordinal[column],
            price=f'{whole}{point}{cents}',
            decimal=f'{decimal[0]}{point}{decimal[1]}',
            large_number=separate_thousands(large_number, code),
            large_price=f'{separate_thousands(large_whole, code)}{point}{cents}',
        )

    return fill_in('en'), fill_in(language)


def separate_thousands(number, language):
    """1200 becomes 1,200 in English, 1 200 in French and 1.200 in the other languages."""
    return f'{number:,}'.replace(',', THOUSANDS_SEPARATORS[language])


def make_large_number():
    """Often a round one, such as 1200 or 45000."""
    digits = random.choice([4, 4, 4, 5, 5, 6, 7])
    if random.random() < 0.5:
        return random.randint(10, 99) * 10 ** (digits - 2)
    return random.randint(10 ** (digits - 1), 10**digits - 1)


def make_number():
    digits = random.choice([1, 2, 2, 3, 3, 4, 5])
    return random.randint(max(2, 10 ** (digits - 1)), 10**digits - 1)


def make_time():
    minutes = random.choice(['00', '15', '30', '45', f'{random.randint(0, 59):02d}'])
    return f'{random.randint(6, 23)}:{minutes}'


def make_phone_number():
    return random.choice(
        [
            lambda: ' '.join(str(random.randint(100, 999)) for _ in range(random.choice([2, 3]))),
            lambda: f'{random.randint(100, 999)}-{random.randint(1000, 9999)}',
            lambda: f'+{random.randint(1, 99)} {random.randint(10, 999)} {random.randint(1000, 9999999)}',
            lambda: str(random.randint(10**4, 10**9)),
            lambda: f'0{random.randint(100, 999)} {random.randint(10000, 999999)}',
        ]
    )()
